import { Parser } from 'htmlparser2';
import { createElement, type ReactNode } from 'react';

type Open = { tag: string; properties: Record<string, unknown>; children: ReactNode[] };

/** The elements that React would have to draw for this page. */
export function parsedTree(html: string): ReactNode {
  const page: Open = { tag: '', properties: {}, children: [] };
  const open = [page];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => open.push({ tag, properties: propertiesOf(attributes), children: [] }),
      ontext: (text) => open.at(-1)!.children.push(text),
      onclosetag: () => {
        const element = elementOf(open.pop()!);
        open.at(-1)!.children.push(element);
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return page.children;
}

/** Attributes that are true by being there. */
const marks = new Set(
  'allowfullscreen async autofocus checked controls default defer disabled formnovalidate hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'.split(
    ' ',
  ),
);

function propertiesOf({ style, class: className, ...attributes }: Record<string, string>) {
  const rest = Object.entries(attributes).map(([name, value]) => [name, marks.has(name) ? true : value]);
  return {
    ...Object.fromEntries(rest),
    ...(className !== undefined && { className }),
    ...(style !== undefined && { style: styleOf(style) }),
  };
}

/** React takes a style as an object; names of custom properties and of standard ones both pass as they are written. */
const styleOf = (style: string) =>
  Object.fromEntries(
    style
      .split(';')
      .filter(Boolean)
      .map((one) => one.split(/:(.*)/s, 2) as [string, string]),
  );

const keptAsWritten = new Set(['script', 'style']);

function elementOf({ tag, properties, children }: Open): ReactNode {
  if (!keptAsWritten.has(tag)) return createElement(tag, properties, ...children);
  return createElement(tag, { ...properties, dangerouslySetInnerHTML: { __html: children.join('') } });
}
