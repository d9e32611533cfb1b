import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader, type Response } from 'mmdb-lib';
import { isPrivateAddress, plainAddress } from '#lib/private-address.ts';

/** Where an address is used, as far as a database of addresses knows. */
export type AddressPlace = {
  /** ISO 3166, in lower case. */
  iso2: string;
  /** In degrees; known to a database of cities only. */
  position: Position | undefined;
};

export type Position = { latitude: number; longitude: number };

/** Finds the place of an IP address; undefined for private, unknown and unreadable ones. Nobody else is asked. */
export type AddressPlaces = { placeOf: (address: string) => AddressPlace | undefined };

const countryFile = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Opens the country database, and in front of it the city database where there is one; throws if a file is none. */
export async function openAddressPlaces(cityFile?: string): Promise<AddressPlaces> {
  const paths = [cityFile, createRequire(import.meta.url).resolve(countryFile)];
  const readers = await Promise.all(paths.filter((path) => path !== undefined).map(openDatabase));
  return {
    placeOf: (address) => {
      const plain = plainAddress(address);
      // The reader takes any text for some address, and the data have a country for some private ones.
      if (isIP(plain) === 0 || isPrivateAddress(plain)) return undefined;
      for (const reader of readers) {
        const place = placeOfRecord(reader.get(plain));
        if (place) return place;
      }
      return undefined;
    },
  };
}

async function openDatabase(path: string): Promise<Reader<Response>> {
  try {
    return new Reader(await readFile(path));
  } catch (cause) {
    throw new Error(`${path} is no database of addresses (.mmdb)`, { cause });
  }
}

/** Either layout that such databases have: nested as MaxMind's, or flat. */
type PlaceRecord = {
  country?: { iso_code?: string };
  location?: { latitude?: number; longitude?: number };
  country_code?: string;
  latitude?: number;
  longitude?: number;
};

function placeOfRecord(found: unknown): AddressPlace | undefined {
  if (typeof found !== 'object' || found === null) return undefined;
  const record: PlaceRecord = found; // the layouts have nothing but optional fields
  const iso2 = record.country?.iso_code ?? record.country_code;
  if (!iso2) return undefined;
  const { latitude, longitude } = record.location ?? record;
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  return { iso2: iso2.toLowerCase(), position };
}
