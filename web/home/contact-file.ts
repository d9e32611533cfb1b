import { data } from 'react-router';
import { siteContext } from '#web/context/context.ts';
import type { Route } from './+types/contact-file.ts';
import { contactCard } from './contact-card.ts';
import { loadOffice } from './load-variant-home.ts';

/** `/contact.vcf`: the office whose card the site is, for the address book of a phone. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(siteContext).variant !== 'card') throw data(null, { status: 404 });
  return new Response(contactCard(await loadOffice(context, url.origin)), {
    headers: {
      'Content-Type': 'text/vcard; charset=utf-8',
      'Content-Disposition': 'attachment; filename="contact.vcf"',
    },
  });
}
