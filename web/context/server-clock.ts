let aheadMs = 0;

/** Sets the clock by the moment at which the server was asked for the page. */
export function setServerClock(servedAt: number): void {
  aheadMs = servedAt - Date.now();
}

/** The time by the clock of the server, in milliseconds: the visitor's own may be wrong, so only its steps count. */
export const serverTime = () => Date.now() + aheadMs;
