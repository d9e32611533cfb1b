import { id, market, numberChoice, optional, text } from './column.ts';
import { table } from './table.ts';

/** A path of ours as a browser writes it; several slashes, or a backslash, would name a host of somebody else. */
const ownPath = (test: RegExp, reads: string, note: string) =>
  text({ maxLength: 1000, pattern: { test, reads }, note });

/** Where links of an older site lead, so that none of them is lost. */
export const redirectTables = {
  redirect: table({
    about:
      'Addresses that no page answers any more: where they lead, or that they are withdrawn. A chain is followed to its end at once.',
    key: ['id'],
    unique: [['from_path', 'market']],
    different: [['from_path', 'to_path']],
    emptyWhere: { column: 'to_path', where: 'status', is: 410 },
    beyond: [
      'What `to_path` leads to never leads back to `from_path`.',
      'No page of the operator’s data, and none of the program that every site has, is at `from_path`: a page that is there is shown, and its redirect would never be.',
    ],
    columns: {
      id: id(),
      from_path: ownPath(
        /^\/(?![/\\])[^\s\\#?]*[^\s\\#?/](\?[^\s#]*)?$/,
        'a path like /old/page, without a slash at its end; it may have a query',
        'as the browser writes it; without a language it is of all languages of the site',
      ),
      to_path: optional(
        ownPath(
          /^\/((?![/\\])[^\s\\#?]*[^\s\\#?/])?(\?[^\s#]*)?(#\S*)?$/,
          'a path of the site like /new/page, without a slash at its end',
          'without its language; empty exactly where the page is withdrawn',
        ),
      ),
      status: optional(
        numberChoice(
          [301, 308, 410],
          '301 and 308: moved for good, the second for programs that send forms; 410: withdrawn',
        ),
        301,
      ),
      market: optional(market, ''),
    },
  }),
} as const;
