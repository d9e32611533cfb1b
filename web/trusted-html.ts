/** What of Trusted Types is used here; browsers without them have nothing at its place. */
type Policy = { createHTML: (html: string) => object; createScriptURL: (address: string) => object };
type Rules = {
  createHTML: (html: string) => string | null;
  createScriptURL: (address: string) => string | null;
};
type Factory = { createPolicy: (name: string, rules: Rules) => Policy };

// TypeScript does not know them yet; the server has none.
const { trustedTypes } = globalThis as { trustedTypes?: Factory };

const own = trustedTypes?.createPolicy('solstice', {
  createHTML: (html) => html,
  createScriptURL: (address) => address,
});

/**
 * What libraries write by themselves, to the letter: React's way to make a script, Leaflet's question whether there is
 * SVG and the length on its scale, an emptied element. Whatever else reaches the page as text is refused by the browser.
 */
const written = /^(?:<script><\/script>|<svg\/>|\d+ k?m|)$/;
let tagOrigin: string | undefined;

trustedTypes?.createPolicy('default', {
  createHTML: (html) => (written.test(html) ? html : null),
  // What the tag manager loads from where it came from itself.
  createScriptURL: (address) =>
    tagOrigin && new URL(address, location.href).origin === tagOrigin ? address : null,
});

/** HTML that the caller has cleaned or written itself, for a place that takes HTML. */
export const trustedHtml = (html: string): string =>
  // Such places take the object as they take the text.
  own ? (own.createHTML(html) as unknown as string) : html;

/** The address of the tag manager's script, and from here on whatever that loads from there. */
export const trustedTags = (address: string): string => {
  tagOrigin = new URL(address).origin;
  return own ? (own.createScriptURL(address) as unknown as string) : address;
};
