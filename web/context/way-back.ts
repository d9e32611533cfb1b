/** Where the visitor has just gone back to, or forward to again; nothing after they have gone anywhere else. */
let address: string | undefined;

// A window tells its listeners in the order in which they came: this one has to be there before the router's, which asks
// for the page. So the browser's entry brings it.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => (address = location.pathname + location.search));

/** Where the way back leads that nobody has taken yet. */
export const wayBack = () => address;

/** The same, for the one who takes it. */
export function takeWayBack(): string | undefined {
  const taken = address;
  address = undefined;
  return taken;
}
