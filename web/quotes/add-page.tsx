import { Form } from 'react-router';
import { offerCall } from '#calls/hotel.ts';
import type { OfferAnswer } from '#calls/offer-fields.ts';
import { agentsOnly } from '#web/context/agents-only.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { useFormat } from '#web/context/use-format.ts';
import { useLocalPath } from '#web/context/visit.tsx';
import { useOnlineOnly } from '#web/parts/sending/use-online-only.ts';
import { ChooseQuote } from '#web/quotes/choose-quote.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { stayLine } from '../work/stay-line.ts';
import { useAskingForm } from '../work/use-asking-form.ts';
import { WorkFailed } from '../work/work-failed.tsx';
import { WorkFrame } from '../work/work-frame.tsx';
import type { Route } from './+types/add-page.ts';
import { loadChoices } from './load-choices.ts';
import styles from './quotes.module.css';

const mostOnPage = 30;

/** `/quotes/add?claim=…`: asks into which quote an offer goes. */
export async function loader(args: Route.LoaderArgs) {
  agentsOnly(args);
  const { context, url } = args;
  const claim = url.searchParams.get('claim') ?? '';
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, 120);
  const [choices, opened] = await Promise.all([
    loadChoices(context, { text, take: mostOnPage }),
    context.get(clientContext).call(offerCall, { claim }),
  ]);
  if (choices.hasFailed) throw new Response(null, { status: 502 });
  const offer = opened.ok && opened.value.status === 'priced' ? opened.value.offer : undefined;
  return { claim, text, choices, offer: offer && whatOf(offer) };
}

type Offer = Pick<OfferAnswer, 'hotelName' | 'checkIn' | 'checkOut' | 'nights' | 'roomName' | 'mealName'>;

const whatOf = ({ hotelName, checkIn, checkOut, nights, roomName, mealName }: Offer) => ({
  hotelName,
  checkIn,
  checkOut,
  nights,
  roomName,
  mealName,
});

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useT();
  return <WorkFailed current="/quotes" title={t('quotes.which')} error={error} />;
}

export default function AddPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const format = useFormat();
  const toLocal = useLocalPath();
  const { claim, choices, offer } = loaderData;
  return (
    <WorkFrame current="/quotes" title={t('quotes.which')}>
      {offer ? (
        <p>
          <strong>{offer.hotelName}</strong>
          <br />
          <span className="small">{stayLine(offer, format)}</span>
        </p>
      ) : (
        <Notice tone="error">{t('quotes.refused.gone')}</Notice>
      )}
      {offer && <SearchChoices loaderData={loaderData} />}
      {offer && (
        <form method="post" action={toLocal('/quotes')} aria-label={t('quotes.which')}>
          <input type="hidden" name="claim" value={claim} />
          <ChooseQuote quotes={choices.quotes} />
        </form>
      )}
    </WorkFrame>
  );
}

function SearchChoices({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const onlineOnly = useOnlineOnly();
  const t = useT();
  const toLocal = useLocalPath();
  const { claim, text, choices } = loaderData;
  const form = useAskingForm(text);
  if (!text && choices.total <= choices.quotes.length) return null;
  return (
    <Form
      action={toLocal('/quotes/add')}
      role="search"
      className={styles.quoteWords}
      key={form.key}
      onSubmit={onlineOnly}
      onInput={form.onInput}
    >
      <input type="hidden" name="claim" value={claim} />
      <Field label={t('quotes.search')} required="either">
        {(control) => (
          <TextInput {...control} type="search" name="text" maxLength={120} defaultValue={text} />
        )}
      </Field>
      <Button type="submit">{t('quotes.show')}</Button>
      <p role="status" className="muted">
        {t('quotes.found', { count: choices.total })}
      </p>
    </Form>
  );
}
