import type { LoaderFunctionArgs } from 'react-router';
import { shareHotel } from './shared-hotel.ts';

/** Of tours and of liners, whose pages ask for flights. */
export const loader = (args: LoaderFunctionArgs) => shareHotel(args, 'tour');
