import { RoomsAndPrices } from '#web/hotel/rooms-and-prices.tsx';
import { refusalIn } from '#web/parts/form/form-refusal.ts';
import { loadRequest, sendRequest } from '#web/requests/request-loader.ts';
import { shownOffer, shownOfferOf } from '#web/requests/shown-offer.ts';
import { changesOf } from './changes-of-data.ts';
import { openHotelPages } from './hotel-test-api.tsx';

const palms = '/tours/turkey/marenza-palms';
const week =
  'STATEINC=3&TOWNFROM=2&CHECKIN_BEG=20270605&CHECKIN_END=20270605&NIGHTMIN=7&NIGHTMAX=7&ADULT=2&CHILD=0';

/** The pages on which an offer is shown, opened again and asked for, and ways to change the data in between. */
export async function openOfferPages() {
  const { db, draw, load, context, follow } = await openHotelPages();

  const change = changesOf(db);

  /** The cheapest offer of the hotel: two adults, seven nights at €100 less 15 %, the charter of 5 June, a transfer. */
  async function shown() {
    const { prices } = await load(`${palms}?${week}`);
    if (!prices.ok) throw new Error('no prices');
    const [row] = prices.groups[0]!.rows;
    return { claim: row.claim, price: row.price, form: await formOf(row.claim) };
  }

  /** What the form of its request sends back of what it has shown. */
  async function formOf(claim: string) {
    const opened = await requestOf(claim);
    if (opened?.status !== 'open') throw new Error('The offer has gone');
    return shownOfferOf(opened);
  }

  /** What the page of the link says now. */
  async function pageOf(claim: string) {
    const query = `${week}&offer=${claim}`;
    const page = await draw(`${palms}?${query}`, (data) => (
      <RoomsAndPrices data={data} chosen={undefined} onChoose={() => {}} />
    ));
    return { ...page, text: page.text.replace(/ (?=[.,:])/g, '') };
  }

  const requestUrl = (claim: string) => new URL(`http://localhost${palms}?${week}&request=${claim}`);

  const requestOf = async (claim: string) =>
    loadRequest({ context: await context(), url: requestUrl(claim) });

  /** Sends the request as a form that has shown this; what is missing in it is only looked at where that still holds. */
  async function send(claim: string, form: string) {
    const url = requestUrl(claim);
    const body = new URLSearchParams({ [shownOffer]: form });
    const request = new Request(url, { method: 'POST', body });
    const { data, init } = await sendRequest({ context: await context(), url, request });
    const { isStale = false } = refusalIn(data) ?? {};
    return [isStale ? 'stale' : 'invalid', init?.status];
  }

  return { db, follow, change, shown, formOf, pageOf, requestOf, send };
}
