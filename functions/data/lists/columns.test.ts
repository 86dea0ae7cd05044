import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { jobTypes, storedJobStatuses } from '#shared/domain/jobs/job.ts';
import { columnsOf } from './columns.ts';
import { ownJobColumns } from './own-job.ts';

const job = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  address: fc.string({ unit: 'grapheme' }),
  suburb: fc.option(fc.string()),
  state: fc.constantFrom('NSW' as const, null),
  status: fc.constantFrom(...storedJobStatuses),
  isPublic: fc.boolean(),
  jobType: fc.constantFrom(...jobTypes),
  priceCents: fc.nat(9_999_999_999),
  pvSizeKw: fc.option(fc.constant(6.6)),
  batterySizeKwh: fc.option(fc.constant(13.5)),
  installationDate: fc.option(fc.constant('2026-12-01')),
  createdAt: fc.constant('2026-11-22T11:10:06.789Z'),
  otherParty: fc.option(fc.string()),
  customerName: fc.string(),
  applicationsOpen: fc.nat(300),
  invitesPending: fc.nat(300),
  otherPartyId: fc.option(fc.uuid()),
  completedOn: fc.option(fc.constant('2026-12-02')),
  requestedCents: fc.option(fc.nat(9_999_999_999)),
  requestedOn: fc.option(fc.constant('2026-12-03')),
  dueDate: fc.option(fc.constant('2026-12-17')),
  paidOn: fc.option(fc.constant('2026-12-04')),
  hasRemittance: fc.boolean(),
  earlierPaid: fc.constantFrom(null, [
    { requestedCents: 1, requestedOn: null, paidOn: '2026-01-02', remittanceKey: null },
  ]),
  isRecord: fc.constantFrom(true, null),
  number: fc.option(fc.constant('KV-1001')),
  reference: fc.option(fc.string()),
  team: fc.constantFrom(null, ['6f1c1c9e-7f0f-4b1c-9d67-0d8c1f6f7a10']),
  timeZone: fc.option(fc.constant('Australia/Sydney')),
  postedAt: fc.option(fc.constant('2026-11-22T11:10:06.789Z')),
});

describe('packed items', () => {
  it('are the same after unpacking', () => {
    fc.assert(
      fc.property(fc.array(job, { maxLength: 8 }), (jobs) => {
        expect(ownJobColumns.unpack(ownJobColumns.pack(jobs))).toEqual(jobs);
      }),
    );
  });

  it('of an earlier version have null in the newer fields', () => {
    const [before, now] = [
      columnsOf<{ id: string; title: string }>({ id: 'id', title: 'value' }),
      columnsOf<{ id: string; title: string; owner: string | null; size: number | null }>({
        id: 'id',
        title: 'value',
        owner: 'id',
        size: 'value',
      }),
    ];
    const item = { id: '01234567-89ab-4def-8123-456789abcdef', title: 'Ten panels' };
    expect(now.unpack(before.pack([item]))).toEqual([{ ...item, owner: null, size: null }]);
    expect(now.unpack(before.pack([]))).toEqual([]);
  });
});
