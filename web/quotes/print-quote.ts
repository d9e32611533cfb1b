import { data } from 'react-router';
import { documentsContext, siteContext } from '#web/context/context.ts';
import { documentResponse } from '#web/parts/print/document-response.ts';
import { sheetWriter } from '#web/parts/print/sheet-writer.ts';
import type { Route } from './+types/print-quote.ts';
import { loadClientQuote } from './load-client-quote.ts';
import { printedQuote } from './printed-quote.ts';

/** `/print/quote/{token}.pdf`: a quote on paper, for anyone who has its link; each offer as it is now. */
export async function loader(args: Route.LoaderArgs) {
  const { context, params } = args;
  const [, token = ''] = /^(.+)\.pdf$/.exec(params.file) ?? [];
  if (!context.get(siteContext).flags.printPdf) throw data('notFound', { status: 404 });
  const quote = await loadClientQuote(context, token);
  const sheet = printedQuote(quote, token, await sheetWriter(args));
  const drawn = await context.get(documentsContext).quote(sheet);
  return documentResponse(drawn, {
    type: 'application/pdf',
    file: 'quote.pdf',
    title: sheet.heading.name,
  });
}
