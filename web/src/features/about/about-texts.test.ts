import { describe, expect, it } from 'vitest';
import { localSupport } from '#infra/local/cloud/serving/local-account.ts';
import { transitions } from '#shared/domain/jobs/lifecycle-table.ts';
import { privateData } from '#shared/private-data.ts';
import { aboutTexts } from './about-texts.ts';

describe('the privacy page', () => {
  const text = aboutTexts.privacy.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');

  it.each(Object.values(privateData))('says who can see $what', ({ what, shownTo }) => {
    const sentence = text.split('\n').find((each) => each.includes(what) && /can see|shows/.test(each)) ?? '';
    expect(sentence).toContain(`Only ${shownTo} can see`);
  });
});

describe('the contact page', () => {
  it.each(['your account or your data', 'is suspended', 'has your ABN'])(
    'has an address for questions about %s',
    (what) => {
      const part = aboutTexts.contact.parts.find(({ heading, paragraphs }) =>
        `${heading} ${paragraphs}`.includes(what),
      );
      expect(part?.paragraphs.join(' ')).toContain(localSupport);
    },
  );
});

describe('what the pages promise', () => {
  const paragraphs = Object.values(aboutTexts).flatMap(({ parts }) => parts.flatMap((part) => part.paragraphs));

  it('names the map services that get an IP address, because a stage can have maps of Google or of another server', () => {
    expect(paragraphs.join('\n')).toMatch(
      /maps come from Google or another map service, that service receives your IP address/,
    );
  });

  it('says that only the retailer pays, because only a retailer can approve a payment', () => {
    expect(transitions.approvePayment.actors).toEqual(['owner']);
    expect(paragraphs.join('\n')).toContain('The retailer pays the installer directly');
  });
});
