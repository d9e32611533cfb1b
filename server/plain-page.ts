import { html, raw } from 'hono/html';

type Html = ReturnType<typeof html>;

type PlainPage = { title: string; lang: string; nonce: string; body: Html };

/** A page without React, in the look of the product: for the documentation, the outbox and the last resort. */
export const plainPage = ({ title, lang, nonce, body }: PlainPage): string =>
  String(html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style nonce="${nonce}">${raw(styles)}</style>
</head>
<body><main>${body}</main></body>
</html>`);

/** The roles of the design system that such a page needs, light and dark. */
const styles = `
:root {
  color-scheme: light dark;
  --page: light-dark(oklch(0.976 0.011 84), oklch(0.188 0.036 264));
  --surface: light-dark(oklch(0.997 0.003 85), oklch(0.232 0.042 264));
  --sunk: light-dark(oklch(0.95 0.016 82), oklch(0.272 0.046 264));
  --line: light-dark(oklch(0.895 0.018 80), oklch(0.345 0.045 264));
  --ink: light-dark(oklch(0.262 0.072 264), oklch(0.962 0.012 85));
  --ink-2: light-dark(oklch(0.445 0.052 262), oklch(0.8 0.024 255));
  --accent: oklch(0.785 0.148 58);
  --on-accent: oklch(0.24 0.07 264);
  --focus: light-dark(oklch(0.47 0.2 264), oklch(0.84 0.11 230));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 'Onest Variable', Onest, system-ui, 'Segoe UI', sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: clamp(1.5rem, 5vw, 4rem) clamp(1rem, 3.2vw, 2.5rem); }
h1 { font-size: clamp(1.875rem, 1.3rem + 2.2vw, 3.25rem); line-height: 1.1; letter-spacing: -0.03em; font-weight: 680; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; letter-spacing: -0.02em; margin: 3rem 0 1rem; }
.card > h2 { margin-top: 0; }
h3 code { font-weight: 650; }
h3 { font-size: 1rem; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; max-width: 44rem; }
a { color: inherit; text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.lead, .note { color: var(--ink-2); }
.note { font-size: 0.875rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 1.25rem; padding: 1.25rem 1.5rem; margin: 0 0 1rem; }
.stage { display: block; width: 100%; height: clamp(10rem, 32vh, 20rem); border-radius: 1.75rem; margin: 0 0 2rem; }
.next { display: inline-block; background: var(--accent); color: var(--on-accent); border-radius: 0.75rem; padding: 0.75rem 1.25rem; font-weight: 600; text-decoration: none; }
code, pre { font: 0.875rem/1.5 ui-monospace, 'SF Mono', Consolas, monospace; }
pre { background: var(--sunk); border-radius: 0.75rem; padding: 1rem; margin: 1rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 1rem 0.5rem 0; border-block-start: 1px solid var(--line); }
th { font-weight: 600; }
`;
