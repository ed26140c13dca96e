import type { NotifierConnectorClass } from '../../../domain/enums/notifier-connector-class';

interface OutsideMessage {
  /** The same for every try, so that a messenger that can tell drops the second. */
  readonly key: number;
  readonly title: string;
  readonly text: string;
  /** Full address of the place in the product. */
  readonly url: string;
}

/** A messenger that tells one person. `send` throws AddressGone when he cannot be told there any more. */
export interface Connector {
  readonly connectorClass: NotifierConnectorClass;
  send(address: string, message: OutsideMessage): Promise<void>;
}
