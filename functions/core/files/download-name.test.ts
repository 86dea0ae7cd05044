import { describe, expect, it } from '@jest/globals';
import { attachmentHeader } from './download-name.ts';

const nameIn = (header: string) => /^attachment; filename="([^"]*)"; filename\*=UTF-8''(\S*)$/.exec(header)?.slice(1);

describe('the name a file is saved under', () => {
  it.each([
    ['the name it was uploaded with', 'Roof plan.pdf', 'application/pdf', 'Roof plan.pdf'],
    ['the name with a long extension', 'IMG_1.JPEG', 'image/jpeg', 'IMG_1.JPEG'],
    ['the name with its real type after a wrong extension', 'plan.html', 'image/png', 'plan.html.png'],
    ['the name with its real type after two extensions', 'plan.pdf.exe', 'application/pdf', 'plan.pdf.exe.pdf'],
    ['a default name if there is none', undefined, 'image/gif', 'file.gif'],
    ['a name without a path to another folder', '../../etc/passwd', 'image/png', '_.._etc_passwd.png'],
    ['a name that cannot add a header', 'a\r\nset-cookie: x=1.png', 'image/png', 'a__set-cookie_ x=1.png'],
    ['a name that cannot end the quotes', 'a".png"; filename=b.exe', 'image/png', 'a_.png__ filename=b.exe.png'],
    ['a name in the normal reading direction', 'gpj\u202efdp.pdf', 'application/pdf', 'gpj_fdp.pdf'],
  ])('is %s', (_, given, contentType, expected) => {
    expect(nameIn(attachmentHeader(given, contentType))).toEqual([expected, encodeURIComponent(expected)]);
  });

  it('keeps the characters of every language, and adds a plain version of the name', () => {
    expect(nameIn(attachmentHeader("Müller's 屋根.png", 'image/png'))).toEqual([
      'M_ller_s __.png',
      'M%C3%BCller_s%20%E5%B1%8B%E6%A0%B9.png',
    ]);
  });
});
