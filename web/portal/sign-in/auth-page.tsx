import { telAddress } from '#lib/tel-address.ts';
import { localeOf } from '#sites/locale.ts';
import { below } from '#web/ui/breakpoints.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { housePictures } from '#web/ui/house-pictures.ts';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { type AgentsCentre, loadAgentsCentre } from '#web/visit/agents-centre.ts';
import { pageTypeOf } from '#web/visit/analytics/page-types.ts';
import { siteContext } from '#web/visit/context.ts';
import { useT } from '#web/visit/i18n-context.tsx';
import { useLocalPath, useVisit } from '#web/visit/visit.tsx';
import type { Route } from './+types/auth-page.ts';
import styles from './account.module.css';
import { TouristAccount } from './tourist-account.tsx';

const kinds = { pageAuth: 'auth', pageForgotPassword: 'forgot', pageResetPassword: 'reset' } as const;

/** Who can log in, and where logins and passwords come from ([S]§2.1, page group "auth pages"). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const type = pageTypeOf(localeOf(site, url.pathname).path, site);
  const kind = kinds[type as keyof typeof kinds] ?? 'auth'; // the routes of this page have these types
  return { kind, wasSent: url.searchParams.has('from'), centre: await loadAgentsCentre(context) };
}

export default function AuthPage({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { brand, agentMode } = useVisit().site;
  const kind = agentMode ? loaderData.kind : 'auth';
  return (
    <section className="section page">
      <title>{`${t(`signIn.${kind}.title`)}, ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.auth}>
        <div className={styles.authPic}>
          <Picture
            src={housePictures.login}
            alt=""
            width={640}
            height={720}
            sizes={`${below('desktop')} 100vw, 40vw`}
            priority
          />
        </div>
        <div className={styles.authBody}>
          {agentMode ? <AgentsAccount {...loaderData} /> : <TouristAccount />}
        </div>
      </div>
    </section>
  );
}

function AgentsAccount({ kind, wasSent, centre }: Route.ComponentProps['loaderData']) {
  const t = useT();
  const toLocal = useLocalPath();
  const { brand } = useVisit().site;
  return (
    <>
      {wasSent && <Notice>{t('signIn.auth.asked')}</Notice>}
      <h1>{t(`signIn.${kind}.title`)}</h1>
      <p className={styles.accountLead}>
        {kind === 'auth' ? t('signIn.auth.lead', { brand: brand.name }) : t('signIn.forgot.lead')}
      </p>
      {kind === 'auth' && <p>{t('signIn.auth.closed')}</p>}
      <Centre centre={centre} />
      <div className={styles.authWays}>
        <Link className={buttonClass({ kind: 'go' })} to={toLocal('/cooperation/')}>
          {t('signIn.ask.partner')}
        </Link>
        {kind === 'auth' ? (
          <Link to={toLocal('/auth/forgot-password')}>{t('signIn.forgot.title')}</Link>
        ) : (
          <Link to={toLocal('/auth')}>{t('signIn.auth.title')}</Link>
        )}
      </div>
    </>
  );
}

function Centre({ centre: { phone, opened } }: { centre: AgentsCentre }) {
  const t = useT();
  return (
    <div className={styles.authCentre}>
      <h2>{t('signIn.ask.title')}</h2>
      <a className={classNames(styles.authPhone, 'num')} href={telAddress(phone)}>
        {phone}
      </a>
      {opened && <p className="small muted">{opened}</p>}
    </div>
  );
}
