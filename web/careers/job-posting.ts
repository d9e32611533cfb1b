import type { LoadedVacancy } from './load-vacancies.ts';

type Place = { brand: string; url: string; origin: string };

const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  temporary: 'TEMPORARY',
} as const;

/** A vacancy for search engines: schema.org's JobPosting. */
export const jobPosting = (vacancy: LoadedVacancy, { brand, url, origin }: Place) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  '@id': url,
  url,
  title: vacancy.title,
  description: [`<p>${vacancy.lead}</p>`, vacancy.work, vacancy.person, vacancy.offer].join(''),
  datePosted: vacancy.publishedFrom,
  validThrough: vacancy.publishedTo ?? undefined,
  employmentType: employmentTypes[vacancy.employment],
  directApply: true,
  hiringOrganization: { '@type': 'Organization', name: brand, sameAs: origin },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: vacancy.city,
      addressCountry: vacancy.countryCode,
    },
  },
  ...(vacancy.isRemote && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: vacancy.countryCode },
  }),
});
