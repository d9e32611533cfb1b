import { data } from 'react-router';

/** Whatever no other route knows does not exist. */
export function loader() {
  throw data('notFound', { status: 404 });
}

export default function NotFound() {
  return null;
}
