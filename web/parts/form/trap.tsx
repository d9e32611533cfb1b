/** People do not see it, machines fill it. */
export const Trap = () => (
  <div className="contact-form__trap" aria-hidden="true">
    <input type="text" name="website" tabIndex={-1} autoComplete="off" />
  </div>
);
