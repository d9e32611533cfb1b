import type { LoaderFunctionArgs } from 'react-router';
import { shareHotel } from './shared-hotel.ts';

export const loader = (args: LoaderFunctionArgs) => shareHotel(args, 'hotel');
