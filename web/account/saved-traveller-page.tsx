import { data, redirect } from 'react-router';
import type { FieldError } from '#calls/problem.ts';
import { forgetTraveller, savedTravellers, saveTraveller } from '#calls/traveller-things.ts';
import { required } from '#lib/validation/required.ts';
import { clientContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { isNowhere, toErrorResponse } from '#web/context/to-error-response.ts';
import { travellersOnly } from '#web/context/travellers-only.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { BoxedForm } from '#web/parts/boxed/boxed.tsx';
import { saying } from '#web/parts/form/field-rules.ts';
import { type FailedCall, refuse, refusedBy } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
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

/** What the form says of its fields and of the list as a whole, whoever finds it. */
const words = {
  name: 'traveller.saved.latin',
  born: 'traveller.saved.bornFault',
  savedTraveller: 'traveller.saved.tooMany',
} as const;

const rules = {
  name: { validators: [saying(words.name, required())] },
  born: { validators: [saying(words.born, required())] },
};

/** Saves, or deletes where that was pressed, and leads back to the account. */
export async function action(args: Route.ActionArgs) {
  travellersOnly(args);
  const client = args.context.get(clientContext);
  const form = await readForm(args.request);
  const { savedTraveller: asked } = args.params;
  const savedTraveller = asked === 'new' ? '0' : asked;
  const parsed = checkForm(form, rules);
  const isDeleted = form.text('deed') === 'delete';
  if (!isDeleted && !parsed.ok) return refuse(parsed.refusal);
  const changed =
    isDeleted || !parsed.ok
      ? await client.call(forgetTraveller, {}, { savedTraveller })
      : await client.call(saveTraveller, {}, { savedTraveller, ...parsed.value });
  if (changed.ok) return redirect(localPathIn(args.context)('/account'), 303);
  if (!changed.fields?.length && isNowhere(changed.reason)) throw toErrorResponse(changed.reason);
  return refuse(refusedBy(changed, parsed.typed, reading(changed)), changed.status ?? 502);
}

/** What concerns none of the fields is that there are too many of them. */
const reading = ({ fields = [] }: FailedCall) => ({
  faultOf: ({ field }: FieldError) =>
    field === 'name' || field === 'born' ? ([field, { key: words[field], params: {} }] as const) : undefined,
  form: {
    key: fields.some(({ field }) => field === 'savedTraveller')
      ? words.savedTraveller
      : 'common.formFeedback.submitError.text',
    params: {},
  },
});

export default function SavedTravellerPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { today } = useVisit();
  const { saved } = loaderData;
  const { ref, field } = useNativeForm({
    rules,
    refusal: actionData,
    known: saved && { name: saved.name, born: saved.born },
  });
  return (
    <AccountFrame title={saved?.name ?? t('traveller.saved.add')}>
      <RefusalNotice refusal={actionData} />
      <BoxedForm ref={ref} action={toLocal(`/account/travellers/${params.savedTraveller}`)} noValidate>
        <TextField
          field={field('name')}
          label={t('traveller.saved.name')}
          hint={field('name').error ? undefined : t('traveller.saved.latin')}
          maxLength={100}
          autoComplete="off"
        />
        <TextField field={field('born')} label={t('traveller.saved.born')} type="date" max={today} />
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
