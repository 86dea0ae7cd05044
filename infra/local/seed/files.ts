import { drawPdf } from './pdf.ts';
import type { DemoFile } from './person.ts';
import { drawInverter, drawRoof, drawSwitchboard } from './pictures.ts';

const mostPanelsDrawn = 14;

/** Returns a function that draws each picture only once, because many jobs share one. */
function drawnOnce(draw: (variant: number, detail: number) => Buffer) {
  const drawn = new Map<string, Buffer>();
  return (variant: number, detail: number): Buffer => {
    const key = `${variant}-${detail}`;
    const content = drawn.get(key) ?? draw(variant, detail);
    drawn.set(key, content);
    return content;
  };
}

const roof = drawnOnce(drawRoof);
const switchboard = drawnOnce((variant) => drawSwitchboard(variant));
const inverter = drawnOnce((variant, hasBattery) => drawInverter(variant, hasBattery === 1));
const photo = (fileName: string, content: Buffer): DemoFile => ({ fileName, contentType: 'image/png', content });
const document = (fileName: string, content: Buffer): DemoFile => ({
  fileName,
  contentType: 'application/pdf',
  content,
});

export const roofPhoto = (index: number): DemoFile => photo('roof.png', roof(index % 4, 0));
export const finishedPhoto = (index: number): DemoFile => photo('finished-array.png', roof(index % 4, mostPanelsDrawn));
export const switchboardPhoto = (index: number): DemoFile => photo('switchboard.png', switchboard(index % 3, 0));
export const inverterPhoto = (index: number, hasBattery: boolean): DemoFile =>
  photo('inverter-wall.png', inverter(index % 2, hasBattery ? 1 : 0));

interface Paper {
  address: string;
  company: string;
  date: string;
}

export const certificate = ({ address, company, date }: Paper): DemoFile =>
  document(
    'electrical-safety-certificate.pdf',
    drawPdf('Certificate of electrical safety', [
      address,
      `Tested by ${company} on ${date}`,
      'Polarity, insulation resistance and earth continuity: passed',
      'A sample for demonstration only. It does not certify anything.',
    ]),
  );

export const remittance = ({ address, company, date }: Paper, amount: number): DemoFile =>
  document(
    'remittance-advice.pdf',
    drawPdf('Remittance advice', [
      `To ${company}, ${date}`,
      `For the installation at ${address}`,
      `Amount paid: $${amount.toFixed(2)} excluding GST`,
      'A sample for demonstration only. No money has been paid.',
    ]),
  );
