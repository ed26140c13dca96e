import type { Namespace } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';
import type { ProcessLink } from './process-link';

/** Emits to the sockets of this process, and hands everything to the link for those of the others. */
class LinkedAdapter extends ClusterAdapter {
  private created: string[] = [];

  constructor(
    namespace: Namespace,
    private readonly link: ProcessLink,
  ) {
    super(namespace);
    // A socket is alone in a room of its own name, which nobody writes to.
    const isShared = (room: string): boolean => !this.sids.has(room);
    this.on('create-room', (room: string) => void (isShared(room) && this.created.push(room)));
    this.on('delete-room', (room: string) => void (isShared(room) && link.release([room])));
    link.receive(namespace.name, (message) => {
      if ('attachmentId' in message) namespace.local.emit('catch up', {});
      else this.onMessage(message);
    });
  }

  /** Resolves once the other processes are told; whoever has to miss nothing reads the present state after that. */
  override addAll(id: string, rooms: Set<string>): Promise<void> | void {
    void super.addAll(id, rooms);
    const created = this.created;
    if (created.length > 0) this.created = [];
    return this.link.hold(created);
  }

  protected override doPublish(message: ClusterMessage): Promise<string> {
    this.link.send(message);
    return Promise.resolve('');
  }

  /** Nothing here asks other processes for an answer. */
  protected override doPublishResponse(): Promise<void> {
    return Promise.resolve();
  }
}

/** The adapter of every namespace on this link. */
export const linkedAdapter = (link: ProcessLink): ((namespace: Namespace) => LinkedAdapter) =>
  // Socket.io calls it with `new`, so it cannot be an arrow function.
  function adapterOf(namespace) {
    return new LinkedAdapter(namespace, link);
  };
