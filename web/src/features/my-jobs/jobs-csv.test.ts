import { describe, expect, test } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { jobsCsv } from './jobs-csv.ts';

const job = {
  id: '00000000-0000-4000-8000-000000000001',
  relation: 'owner',
  isOpenToViewer: true,
  number: 'BR-1042',
  title: '=HYPERLINK("http://evil.example","Prize")',
  address: '12 Hill Street, Castle Hill NSW 2154',
  suburb: 'Castle Hill',
  state: 'NSW',
  status: 'booked',
  isPublic: false,
  jobType: 'PV Only',
  priceExGst: 4200.5,
  pvSizeKw: 6.6,
  batterySizeKwh: null,
  installationDate: '2026-12-01',
  createdAt: '2026-11-22T14:00:00.000Z',
  otherPartyId: null,
  otherParty: 'Sunny "Side"',
  customerName: 'Zoë O’Brien',
  applicationsPending: 0,
  invitesPending: 2,
} as const;

describe('a downloaded list', () => {
  test.each(['=1+1', '+61 400', '-5', '@SUM(A1)', '\tx', '\rx', ' =1', '=cmd'])(
    'never runs %j as a formula',
    (value) => {
      expect(csvOf([[value]])).toBe(`\uFEFF"'${value}"\r\n`);
    },
  );

  test('quotes each value, keeps every character and doubles quotation marks', () => {
    expect(csvOf([['a,b', 'line\nbreak', 'Zoë "Z"', -5, null]])).toBe(
      '\uFEFF"a,b","line\nbreak","Zoë ""Z""","-5",""\r\n',
    );
  });

  test('has ISO dates, plain dollars and the columns for the role of the person', () => {
    const [head, row] = jobsCsv([job], 'retailer', (id) => `https://suncrew.example/jobs/${id}`).split('\r\n');
    expect(head).toContain('"Installation date","Price ex GST"');
    expect(row).toBe(
      `"BR-1042","'=HYPERLINK(""http://evil.example"",""Prize"")","Booked","PV Only","12 Hill Street, Castle Hill NSW 2154","Castle Hill","NSW","2026-12-01","4200.50","6.60","","2026-11-23","Sunny ""Side""","Zoë O’Brien","","Private","0","2","https://suncrew.example/jobs/${job.id}"`,
    );
    const [other] = jobsCsv([{ ...job, isOpenToViewer: false, priceExGst: null }], 'installer', () => 'link')
      .split('\r\n')
      .slice(1);
    expect(other).toContain('"No longer available"');
    expect(other).not.toMatch(/Zoë|link/);
  });
});
