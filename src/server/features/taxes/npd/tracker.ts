import * as z from 'zod/mini';
import type { NpdAnswer, NpdFailure } from '#domain/taxes/npd-check.ts';
import { npdTerms } from '#domain/taxes/npd-check.ts';
import type { App } from '../../../platform/app';
import { realNpdUrl } from '../../../platform/config/taxes-config';

/** What came of a call. */
export type TrackerAnswer =
  | { readonly answer: Exclude<NpdAnswer, 'UNKNOWN' | 'NOT_ASKED'> }
  | { readonly answer: 'UNKNOWN'; readonly failure: NpdFailure };

/** Asks whether the person with this INN is self-employed on a day. Never throws: no answer is one too. */
type Tracker = (inn: string, day: string) => Promise<TrackerAnswer>;

const unknown = (failure: NpdFailure): TrackerAnswer => ({ answer: 'UNKNOWN', failure });

const said = z.object({ status: z.boolean() });
const refused = z.object({ code: z.string() });

/** Codes of a 422. */
const byCode: Readonly<Record<string, TrackerAnswer>> = {
  'validation.failed': { answer: 'INVALID' },
  'taxpayer.status.service.limited.error': unknown('LIMITED'),
  'taxpayer.status.service.unavailable.error': unknown('UNAVAILABLE'),
};

const understand = async (response: Response): Promise<TrackerAnswer> => {
  if (response.status === 429) return unknown('LIMITED');
  if (response.status >= 500) return unknown('UNAVAILABLE');
  const body: unknown = await response.json();
  if (response.status === 422) {
    const problem = refused.safeParse(body);
    return (problem.success ? byCode[problem.data.code] : undefined) ?? unknown('STRANGE');
  }
  const read = said.safeParse(body);
  if (response.status !== 200 || !read.success) return unknown('STRANGE');
  return { answer: read.data.status ? 'YES' : 'NO' };
};

/** The service of the tax office: `POST /api/v1/tracker/taxpayer_status`. */
const realTracker =
  ({ config: { taxes }, log }: App): Tracker =>
  async (inn, day) => {
    let response: Response;
    try {
      response = await fetch(`${taxes.npdUrl}/api/v1/tracker/taxpayer_status`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ inn, requestDate: day }),
        signal: AbortSignal.timeout(Math.min(npdTerms.timeout, taxes.npdTimeout)),
        redirect: 'error',
      });
    } catch (problem) {
      log.warn({ err: problem }, 'the tax service does not answer');
      return unknown('SILENT');
    }
    try {
      return await understand(response);
    } catch (problem) {
      const late = problem instanceof DOMException && problem.name === 'TimeoutError';
      log.warn({ err: problem }, 'the tax service says what its protocol does not name');
      return unknown(late ? 'SILENT' : 'STRANGE');
    }
  };

/** In the demo everybody is self-employed but those whose INN ends with a nine. */
const trainingTracker: Tracker = (inn) => Promise.resolve({ answer: inn.endsWith('9') ? 'NO' : 'YES' });

export const trackerOf = (app: App): Tracker => {
  const { demo, taxes } = app.config;
  return demo && taxes.npdUrl === realNpdUrl ? trainingTracker : realTracker(app);
};
