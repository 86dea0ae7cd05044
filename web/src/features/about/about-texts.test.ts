import { describe, expect, it } from 'vitest';
import { privateData } from '#shared/private-data.ts';
import { aboutTexts } from './about-texts.ts';

describe('the privacy page', () => {
  const text = aboutTexts.privacy.parts.flatMap(({ paragraphs }) => paragraphs).join('\n');

  it.each(Object.values(privateData))('says who can see $what', ({ what, shownTo }) => {
    const sentence = text.split('\n').find((each) => each.includes(what) && /can see|shows/.test(each)) ?? '';
    expect(sentence).toContain(`Only ${shownTo} can see`);
  });
});
