import './contact-form.css';

/** People do not see it, machines fill it. */
export function Honeypot() {
  return (
    <div className="contact-form__trap" aria-hidden="true">
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
