/** What of Trusted Types is used here; browsers without them have nothing at its place, nor has the server. */
type Factory = {
  createPolicy: (
    name: 'default',
    rules: Record<'createHTML' | 'createScriptURL', (text: string, by: unknown) => string | null>,
  ) => { createHTML: (html: string, by: unknown) => object };
};

/** Nobody else has it, so nobody else can let HTML in. */
const own = {};
let hasTags = false;

// TypeScript does not know them yet.
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('default', {
  // What has no markup in it: an emptied element, the length on the scale of a map, React Router's script of the scroll,
  // which React renders again on an error page. And to the letter what libraries write by themselves: React's way to make
  // a script, Leaflet's question whether there is SVG. Whatever else comes as text is refused by the browser.
  createHTML: (html, by) => (by === own || /^(?:[^<]*|<script><\/script>|<svg\/>)$/.test(html) ? html : null),
  createScriptURL: (address) => (hasTags ? address : null),
});

/** HTML that the caller has cleaned or written itself, for a place that takes HTML: it takes the object like the text. */
export const trustedHtml = (html: string) => (policy?.createHTML(html, own) ?? html) as string;

/** From here on scripts may be added by their address: a tag manager adds some, and asks nobody. */
export function letTagsIn() {
  hasTags = true;
}
