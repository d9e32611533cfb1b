/** Says `message` to screen readers when it changes, without moving focus. */
export function LiveRegion({ message }: { message: string }) {
  return (
    <p className="sr" role="status" aria-live="polite" aria-atomic="true">
      {message}
    </p>
  );
}
