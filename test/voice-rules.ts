import { parseSync } from 'vite';

/**
 * Functions at the top of files that do not speak in the one voice of the tree: what needs statements is a
 * `function`, what only says a value is an arrow. A constant whose type is written beside it may be an arrow of any
 * shape, since a `function` cannot take that type.
 */
export const findOddVoices = (sources: ReadonlyMap<string, string>): string[] =>
  [...sources].flatMap(([path, text]) =>
    text.includes('=> {') ? blockArrows(path, text).map((name) => `${path}: ${name}`) : [],
  );

function blockArrows(path: string, text: string): string[] {
  const { program } = parseSync(path, text);
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const isOdd = init?.type === 'ArrowFunctionExpression' && !init.expression;
      return isOdd && id.type === 'Identifier' && !id.typeAnnotation ? [id.name] : [];
    });
  });
}
