import { z } from 'zod';
import { withoutKeys } from '#lib/key-paths.ts';

/** What of a page was against its policy, and where; addresses without their queries. */
export type PolicyBreach = {
  directive: string;
  blocked: string;
  page: string;
  source?: string | undefined;
  line?: number | undefined;
  /** `report`: it was let through. */
  disposition?: string | undefined;
};

/** A query, a fragment or a key in the path may tell who somebody is; a scheme like `data:` has the thing itself. */
const address = z
  .string()
  .max(4_000)
  .transform((text) =>
    (/^(data|blob|javascript):/i.exec(text)?.[0] ?? withoutKeys(text.replace(/[?#].*$/s, ''))).slice(0, 300),
  );
const word = z.string().regex(/^[a-z-]{1,40}$/);
const place = {
  line: z.int().min(0).optional().catch(undefined),
  disposition: word.optional().catch(undefined),
};

/** Reporting API (`application/reports+json`): reports of all kinds together. */
const sent = z.array(z.looseObject({ type: z.string() })).max(100);
const violation = z.object({
  body: z
    .object({
      effectiveDirective: word,
      blockedURL: address.catch(''),
      documentURL: address,
      sourceFile: address.optional().catch(undefined),
      lineNumber: place.line,
      disposition: place.disposition,
    })
    .transform(
      ({
        effectiveDirective,
        blockedURL,
        documentURL,
        sourceFile,
        lineNumber,
        disposition,
      }): PolicyBreach => ({
        directive: effectiveDirective,
        blocked: blockedURL,
        page: documentURL,
        source: sourceFile,
        line: lineNumber,
        disposition,
      }),
    ),
});

/** What older browsers send to `report-uri` (`application/csp-report`). */
const older = z.object({
  'csp-report': z
    .object({
      'effective-directive': word.optional(),
      'violated-directive': z.string().max(4_000),
      'blocked-uri': address.catch(''),
      'document-uri': address,
      'source-file': address.optional().catch(undefined),
      'line-number': place.line,
      disposition: place.disposition,
    })
    .transform(
      (report): PolicyBreach => ({
        directive:
          report['effective-directive'] ?? report['violated-directive'].split(' ')[0]?.slice(0, 40) ?? '',
        blocked: report['blocked-uri'],
        page: report['document-uri'],
        source: report['source-file'],
        line: report['line-number'],
        disposition: report.disposition,
      }),
    ),
});

/** Reads what a browser sends, of both forms; undefined where it is neither. Reports of other kinds are left out. */
export function readPolicyReports(text: string): PolicyBreach[] | undefined {
  const json = parseJson(text);
  const single = older.safeParse(json);
  if (single.success) return [single.data['csp-report']];
  const several = sent.safeParse(json);
  if (!several.success) return undefined;
  const violations = several.data.filter(({ type }) => type === 'csp-violation');
  return violations.flatMap((report) => violation.safeParse(report).data?.body ?? []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // anyone who sent it is told
  }
}
