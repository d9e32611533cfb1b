import { data, redirect } from 'react-router';
import { demoPeople } from '#calls/demo-people.ts';
import { signIn } from '#calls/sign-in.ts';
import { isSignedIn } from '#lib/principal.ts';
import { sessionCookie } from '#lib/session-cookie.ts';
import { portalOf } from '#sites/handoff-sites.ts';
import { loadAgentsCentre } from '#web/context/agents-centre.ts';
import { callerContext, clientContext, encryptedContext, siteContext } from '#web/context/context.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { localPathIn } from '#web/context/local-path.ts';
import { useLocalPath, useVisit } from '#web/context/visit.tsx';
import { type FormRefusal, refusalIn, refuse } from '#web/parts/form/form-refusal.ts';
import { checkForm } from '#web/parts/form/parse-form.ts';
import { readForm } from '#web/parts/form/read-form.ts';
import { RefusalNotice } from '#web/parts/form/refusal-notice.tsx';
import { TextField } from '#web/parts/form/text-field.tsx';
import { useNativeForm } from '#web/parts/form/use-native-form.ts';
import { neededText } from '#web/parts/security/account-faults.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/sign-in-page.ts';
import styles from './account.module.css';
import { AccountHelp } from './account-help.tsx';
import { accountFault, passwordRule } from './account-outcome.ts';
import { AccountPage } from './account-page.tsx';
import { CodeForm } from './code-form.tsx';
import { DemoLogins } from './demo-logins.tsx';
import { deviceName } from './device-name.ts';
import { GoOn } from './go-on.tsx';
import { pickAgencyPath, portalPath, signInHerePath, signInPath } from './sign-in-path.ts';
import { type Begun, takeCode } from './take-code.ts';
import { wayOn } from './way-on.ts';

/** What has led to the form itself where another site signs in: nobody is sent away from what they are told there. */
const formParameters = ['here', 'reset', 'joined', 'deleted'];

/** The form that logs in; anyone who is logged in already goes on to where they wanted to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const isForTravellers = context.get(siteContext).flags.accounts === 'travellers';
  const from = url.searchParams.get('from');
  if (isSignedIn(context.get(callerContext))) return redirect(wayOn(context, from));
  const hasPortal = portalOf(context.get(siteContext)) !== undefined;
  const [centre, demo] = await Promise.all([
    loadAgentsCentre(context),
    context.get(clientContext).call(demoPeople, {}),
  ]);
  return {
    from: from ?? '',
    isAtPortal: hasPortal && !formParameters.some((name) => url.searchParams.has(name)),
    wasReset: url.searchParams.has('reset'),
    hasJoined: url.searchParams.has('joined'),
    isDeleted: url.searchParams.has('deleted'),
    centre,
    people: demo.ok ? demo.value.people.filter(({ agency }) => !agency === isForTravellers) : [],
  };
}

/** Begins a session, which the browser keeps in a cookie, and goes on to the page that was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
  if (context.get(siteContext).flags.accounts === 'none') throw data('notFound', { status: 404 });
  const form = await readForm(request);
  const from = form.text('from');
  if (form.text('ticket')) {
    const taken = await takeCode(context, form);
    return 'begun' in taken ? begun(context, taken.begun, from) : taken.refused;
  }
  const parsed = checkForm(form, rules);
  if (!parsed.ok) return refuse(parsed.refusal);
  const device = deviceName(request.headers.get('user-agent'));
  const signed = await context.get(clientContext).call(signIn, {}, { ...parsed.value, device });
  if (!signed.ok) {
    const fault = accountFault(signed, 'unknown');
    return refuse({ fields: {}, form: fault, typed: parsed.typed }, signed.status ?? 502);
  }
  if ('ticket' in signed.value) return data({ ticket: signed.value.ticket });
  return begun(context, signed.value, from);
}

const rules = { email: neededText, password: passwordRule };

/** Anyone who works for several agencies says for which one first. */
function begun(context: Route.ActionArgs['context'], { token, agencies }: Begun, from: string): Response {
  const to = agencies > 1 ? localPathIn(context)(pickAgencyPath(from)) : wayOn(context, from);
  return redirect(to, {
    status: 303,
    headers: { 'set-cookie': sessionCookie(token, context.get(encryptedContext)) },
  });
}

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const toLocal = useLocalPath();
  const { brand, flags } = useVisit().site;
  const isForTravellers = flags.accounts === 'travellers';
  const { from, isAtPortal, wasReset, hasJoined, isDeleted, centre, people } = loaderData;
  if (isAtPortal && !actionData)
    return (
      <AccountPage title={t('signIn.auth.title')}>
        <h1>{t('signIn.auth.title')}</h1>
        <GoOn
          lead={t('signIn.handoff.lead')}
          path={toLocal(portalPath(from))}
          label={t('signIn.handoff.go')}
        />
        <AccountHelp centre={centre}>
          <Link to={toLocal(signInHerePath(from))}>{t('signIn.handoff.here')}</Link>
        </AccountHelp>
      </AccountPage>
    );
  const refusal = refusalIn(actionData);
  const ticket = actionData && 'ticket' in actionData ? actionData.ticket : refusal?.typed.ticket;
  if (ticket)
    return (
      <AccountPage title={t('account.code.title')}>
        <CodeForm ticket={ticket} refusal={refusal} from={from} />
      </AccountPage>
    );
  return (
    <AccountPage title={t('signIn.auth.title')}>
      {refusal?.form ? (
        <RefusalNotice refusal={refusal} />
      ) : (
        <>
          {from && <Notice>{t('signIn.auth.asked')}</Notice>}
          {wasReset && <Notice tone="done">{t('account.reset.done')}</Notice>}
          {hasJoined && <Notice tone="done">{t('account.invitation.done')}</Notice>}
          {isDeleted && <Notice tone="done">{t('account.deleted')}</Notice>}
        </>
      )}
      <h1>{t('signIn.auth.title')}</h1>
      <p className={styles.accountLead}>
        {isForTravellers ? t('signIn.traveller.lead') : t('signIn.auth.lead', { brand: brand.name })}
      </p>
      <SignInForm from={from} refusal={refusal} />
      <DemoLogins people={people} from={from} />
      <AccountHelp centre={centre}>
        {isForTravellers && (
          <Link className={buttonClass()} to={toLocal('/auth/new-account')}>
            {t('account.new.title')}
          </Link>
        )}
        <Link to={toLocal('/auth/forgot-password')}>{t('account.forgot.title')}</Link>
      </AccountHelp>
    </AccountPage>
  );
}

/** A form of the document: with the answer everything is loaded anew, as somebody else. */
function SignInForm({ from, refusal }: { from: string; refusal: FormRefusal | undefined }) {
  const t = useT();
  const toLocal = useLocalPath();
  const { ref, field } = useNativeForm({ rules, refusal });
  return (
    <form
      ref={ref}
      method="post"
      action={toLocal(signInPath(from))}
      noValidate
      className={styles.accountForm}
    >
      <input type="hidden" name="from" value={from} />
      <TextField
        field={field('email')}
        label={t('account.field.email')}
        type="email"
        autoComplete="username"
      />
      <TextField
        field={field('password')}
        label={t('account.field.password')}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" kind="go">
        {t('user.logIn')}
      </Button>
    </form>
  );
}
