import { describe, expect, it, vi } from 'vitest';
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
  it.each(['your account or your data', 'is suspended', 'has your ABN', 'pricing'])(
    'has an email address for questions about %s',
    (what) => {
      const part = aboutTexts.contact.parts.find(({ heading, paragraphs }) =>
        `${heading} ${paragraphs}`.includes(what),
      );
      expect(part?.paragraphs.join(' ')).toContain(localSupport);
      expect(part?.subject).toBeTruthy();
    },
  );

  it('says how soon support answers', () => {
    expect(aboutTexts.contact.lead).toContain('within 2 business days');
  });
});

describe('complaints about privacy', () => {
  it.each(['privacy', 'contact'] as const)('can go to us or to the regulator, says the %s page', (page) => {
    const part = aboutTexts[page].parts.find(({ heading }) => heading === 'Complaints about privacy');
    const text = part?.paragraphs.join(' ');
    expect(text).toContain(localSupport);
    expect(text).toContain('https://www.oaic.gov.au/privacy/privacy-complaints');
  });
});

describe('the company that runs the stage', () => {
  const textsOf = async (entity: unknown) => {
    vi.stubEnv('VITE_LEGAL_ENTITY', JSON.stringify(entity));
    vi.resetModules();
    const { aboutTexts: texts } = await import('./about-texts.ts');
    vi.unstubAllEnvs();
    return JSON.stringify([texts.privacy, texts.terms, texts.contact]);
  };

  it('is named in the terms and on the privacy page, with its own email address for complaints', async () => {
    const entity = { name: 'SunCrew Pty Ltd', abn: '51824753556', privacyEmail: 'privacy@suncrew.com.au' };
    const texts = await textsOf(entity);
    expect(texts).toContain('These terms are between you and SunCrew Pty Ltd (ABN 51 824 753 556)');
    expect(texts).toContain('SunCrew Pty Ltd (ABN 51 824 753 556) runs SunCrew and is responsible');
    expect(texts).toContain('email privacy@suncrew.com.au.');
  });

  it('is left out on a stage without a company', async () => {
    expect(await textsOf(null)).not.toContain('ABN 51');
  });
});

describe('the promises of the pages', () => {
  const paragraphs = Object.values(aboutTexts).flatMap(({ parts }) => parts.flatMap((part) => part.paragraphs));

  it('names the map services that get an IP address, because a stage can use Google or another map server', () => {
    expect(paragraphs.join('\n')).toMatch(
      /maps come from Google or another map service, that service receives your IP address/,
    );
  });

  it('says that only the retailer pays, because only a retailer can approve a payment', () => {
    expect(transitions.approvePayment.actors).toEqual(['owner']);
    expect(paragraphs.join('\n')).toContain('The retailer pays the installer directly');
  });
});
