/**
 * Connections that the operating system queues until the process accepts them; the system's own limit
 * (`net.core.somaxconn`, 4,096) caps it. When the queue is full, SYN packets are dropped and a browser retries after 1,
 * 3, 7 and 15 s. After a restart all tabs reconnect within a second: with Node's default of 511 half of them had to
 * retry.
 */
export const listenBacklog = 4096;
