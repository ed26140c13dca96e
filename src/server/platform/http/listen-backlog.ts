/**
 * Connections that the system keeps until the process takes them; no system keeps more than its own limit
 * (`net.core.somaxconn`, 4,096). Beyond them it answers nobody, and a browser asks again after 1, 3, 7 and 15 s: after a
 * restart all tabs come back within a second, and Node's own 511 let half of them wait for that.
 */
export const listenBacklog = 4096;
