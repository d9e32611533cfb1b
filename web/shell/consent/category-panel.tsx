import { useConsent } from '#web/context/consent/use-consent.ts';
import { useT } from '#web/context/i18n-context.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import styles from './consent.module.css';
import { isRefusable, type ShownCategory } from './cookie-categories.ts';
import { plainText } from './plain-text.ts';

/** A category: its toggle, what it is for, and each of its cookies under the one who sets it. */
export function CategoryPanel({ category }: { category: ShownCategory }) {
  const t = useT();
  const consent = useConsent();
  const { key, name, htmlcontent, collapsecontent } = category;
  const isOwn = isRefusable(key);
  return (
    <>
      <Checkbox
        name={key}
        value="1"
        role="switch"
        disabled={!isOwn}
        defaultChecked={isOwn ? consent[key] : true}
      >
        {isOwn
          ? t('cookies.settings.allow', { category: name })
          : `${name}: ${t('cookies.settings.alwaysOn')}`}
      </Checkbox>
      {htmlcontent && <p>{plainText(htmlcontent)}</p>}
      {collapsecontent.map((provider) => (
        <details key={provider.name} className={styles.cookieProvider}>
          <summary>{provider.name}</summary>
          <ul>
            {provider.collapsecontent.map((cookie) => (
              <li key={cookie.name}>
                <b>{cookie.name}</b>
                {cookie.columns.map(({ validity, type }) => (
                  <span key={type + validity} className="small muted">
                    {[type, validity].filter(Boolean).join(', ')}
                  </span>
                ))}
                {cookie.htmlcontent && <span className="small">{plainText(cookie.htmlcontent)}</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
