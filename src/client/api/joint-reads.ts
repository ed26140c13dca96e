/** Instead of a body: the read has to be made by a request of its own. */
export const alone = Symbol('alone');

/** Makes a read together with others; null while reads are not gathered. */
type JointRead = (address: string) => Promise<unknown> | null;

let current: JointRead = () => null;

/** From now on `next` may make reads of this page; its code loads after the page. */
export const setJointRead = (next: JointRead): void => {
  current = next;
};

/** The body of a `GET`, made together with others; null while reads are not gathered. */
export const readJointly: JointRead = (address) => current(address);
