import { html } from 'hono/html';
import { whoMayCall } from '#api/caller-words.ts';
import { openApiDocument, queryParametersOf } from '#api/openapi.ts';
import { type Base, basePaths, type Call, pathOf } from '#calls/call.ts';
import { plainPage } from './plain-page.ts';

/** `/docs`: the calls of the API for people, from the same document as `/openapi.json`. Its body is put together once. */
export function docsPage(calls: readonly Call[]) {
  let body: ReturnType<typeof docsBody> | undefined;
  const prepare = () => {
    body ??= docsBody(calls);
    return body;
  };
  const draw = (nonce: string) => plainPage({ title: 'Solstice API', lang: 'en', nonce, body: prepare() });
  return { prepare, draw };
}

function docsBody(calls: readonly Call[]) {
  const bases = Object.keys(basePaths) as Base[];
  return html`<h1>Solstice API</h1>
      <p class="lead">
        Every call of the site, as the pages themselves use it. The machine-readable form is
        <a href="/openapi.json">openapi.json</a>.
      </p>
      <p>${openApiDocument(calls).info.description} Each call takes <code>lang</code> beside its own parameters.</p>
      ${bases.map((base) =>
        baseSection(
          base,
          calls.filter((call) => call.base === base),
        ),
      )}`;
}

const baseSection = (base: Base, calls: readonly Call[]) =>
  calls.length === 0 ? '' : html`<section><h2>${basePaths[base]}</h2>${calls.map(callCard)}</section>`;

const callCard = (call: Call) => html`<article class="card" id="${call.name}">
  <h3><code>${call.method} ${pathOf(call)}</code></h3>
  <p>${call.summary}. <span class="note">${call.source}</span></p>
  <p class="note">${whoMayCall(call)}</p>
  ${parameterTable('Query', call.query)}
  ${call.body ? parameterTable('Form', call.body) : ''}
</article>`;

function parameterTable(caption: string, schema: Call['query']) {
  const parameters = queryParametersOf(schema);
  if (parameters.length === 0) return '';
  return html`<div class="table" tabindex="0" role="region" aria-label="${caption}"><table>
    <thead><tr><th scope="col">${caption}</th><th scope="col">Required</th><th scope="col">Value</th></tr></thead>
    <tbody>${parameters.map(
      ({ name, required, description, schema: value }) => html`<tr>
        <td><code>${name}</code></td>
        <td>${required ? 'yes' : 'no'}</td>
        <td>${description ?? ''} <span class="note">${valueWords(value)}</span></td>
      </tr>`,
    )}</tbody>
  </table></div>`;
}

type ValueSchema = {
  type?: string;
  enum?: unknown[];
  default?: unknown;
  anyOf?: ValueSchema[];
  format?: string;
};

function valueWords(schema: ValueSchema): string {
  const kinds = schema.enum ?? [
    schema.format ?? schema.type ?? schema.anyOf?.map(({ type }) => type).join(' or '),
  ];
  const fallback =
    schema.default === undefined || schema.default === ''
      ? ''
      : `, ${JSON.stringify(schema.default)} where absent`;
  return `${kinds.filter((kind) => kind !== '').join(' · ')}${fallback}`;
}
