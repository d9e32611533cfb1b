/** Nothing answered: the way to the server is broken, and nothing else. */
export class ConnectionLost extends Error {
  constructor(cause: unknown) {
    super('Connection problem', { cause });
    this.name = 'ConnectionLost';
  }
}
