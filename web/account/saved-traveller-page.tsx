import { data, redirect } from 'react-router';
import { forgetTraveller, savedTravellers, saveTraveller } from '#calls/traveller-things.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Route } from './+types/saved-traveller-page.ts';
import { AccountFrame } from './account-frame.tsx';
import styles from './traveller.module.css';

/** `/account/travellers/new` and `/account/travellers/{number}`: one whom a traveller books for; nobody else's is there. */
export async function loader(args: Route.LoaderArgs) {
  travellersOnly(args);
  const asked = args.params.savedTraveller;
  if (asked === 'new') return { saved: undefined };
  const known = await args.context.get(clientContext).call(savedTravellers, {});
  if (!known.ok) throw toErrorResponse(known.reason);
  const saved = known.value.travellers.find(({ savedTraveller }) => `${savedTraveller}` === asked);
  if (!saved) throw data('notFound', { status: 404 });
  return { saved };
}

/** What is wrong; nothing, where it failed on our side. */
type Refused = {
  typed: { name: string; born: string };
  wrong: readonly ('name' | 'born' | 'savedTraveller')[];
};

/** Saves, or deletes where that was pressed, and leads back to the account. */
export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const client = args.context.get(clientContext);
  const form = await args.request.formData();
  const said = (field: string) => String(form.get(field) ?? '');
  const { savedTraveller: asked } = args.params;
  const savedTraveller = asked === 'new' ? '0' : asked;
  const typed = { name: said('name'), born: said('born') };
  const changed =
    said('deed') === 'delete'
      ? await client.call(forgetTraveller, {}, { savedTraveller })
      : await client.call(saveTraveller, {}, { savedTraveller, ...typed });
  if (changed.ok) return redirect(localPathIn(args.context)('/account'), 303);
  const wrong = (changed.fields ?? []).map(({ field }) => field as Refused['wrong'][number]); // those of the call
  if (wrong.length === 0 && isNowhere(changed.reason)) throw toErrorResponse(changed.reason);
  return data<Refused>({ typed, wrong }, { status: changed.status ?? 502 });
}

export default function SavedTravellerPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { today } = useVisit();
  const { saved } = loaderData;
  const shown = actionData?.typed ?? saved;
  const isWrong = (field: Refused['wrong'][number]) => actionData?.wrong.includes(field);
  return (
    <AccountFrame title={saved?.name ?? t('traveller.saved.add')}>
      {actionData?.wrong.length === 0 && (
        <Notice tone="error">{t('common.formFeedback.submitError.text')}</Notice>
      )}
      {isWrong('savedTraveller') && <Notice tone="error">{t('traveller.saved.tooMany')}</Notice>}
      <BoxedForm action={toLocal(`/account/travellers/${params.savedTraveller}`)} noValidate>
        <Field
          label={t('traveller.saved.name')}
          {...(!isWrong('name') && { hint: t('traveller.saved.latin') })}
          error={isWrong('name') ? t('traveller.saved.latin') : undefined}
          required
        >
          {(control) => (
            <TextInput
              {...control}
              name="name"
              maxLength={100}
              autoComplete="off"
              defaultValue={shown?.name}
            />
          )}
        </Field>
        <Field
          label={t('traveller.saved.born')}
          error={isWrong('born') ? t('traveller.saved.bornFault') : undefined}
          required
        >
          {(control) => (
            <TextInput {...control} name="born" type="date" max={today} defaultValue={shown?.born} />
          )}
        </Field>
        <div className={styles.travellerWays}>
          <Button type="submit" kind="go">
            {t('traveller.saved.save')}
          </Button>
          {saved && (
            <Button type="submit" name="deed" value="delete">
              {t('traveller.saved.forget')}
            </Button>
          )}
          <Link to={toLocal('/account')}>{t('user.account')}</Link>
        </div>
      </BoxedForm>
    </AccountFrame>
  );
}
