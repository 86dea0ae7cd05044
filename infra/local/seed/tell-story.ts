import { childId } from '#shared/domain/ids.ts';
import type { Clock } from './clock.ts';
import { certificate, finishedPhoto, inverterPhoto, remittance, roofPhoto, switchboardPhoto } from './files.ts';
import type { Person } from './person.ts';
import { customerOf } from './sites.ts';
import type { Story } from './stories.ts';
import { applicationMessage, cancelReason, reviewOfInstaller, reviewOfRetailer } from './words.ts';

/** A story with its people. */
export interface Told extends Story {
  clock: Clock;
  owner: Person;
  crew: Person;
  /** The company name of the installer. */
  company: string;
  others: readonly Person[];
}

/** How many days before the installation the job is posted, installers apply or are invited, and the installer sets the date. */
const lead = { posted: 21, asked: 18, dated: 12 };

async function photosOf(story: Told, at: Date) {
  const { index, owner, system } = story;
  if (index % 6 !== 0) return {};
  const hasBattery = system.batterySizeKwh !== undefined;
  const files = [roofPhoto(index), switchboardPhoto(index), inverterPhoto(index, hasBattery)];
  const [panelLayout, switchboard, inverter] = await Promise.all(files.map((file) => owner.upload(at, file)));
  return { panelLayoutPhoto: panelLayout, switchboardPhoto: switchboard, inverterLocationPhoto: inverter };
}

/**
 * Returns a job's requirements: a list with a photo, a list of checkboxes, or undefined for the default list with its
 * certificate.
 */
function requirementsOf({ index, status }: Story) {
  const isDone = { label: 'Customer shown how to shut down', type: 'checkbox' as const };
  const rebates = { label: 'Rebates Complete', type: 'checkbox' as const };
  const photo = { label: 'Photo of the finished array', type: 'photo' as const };
  if (index % 3 === 1) return status === 'archived' ? [photo, rebates] : [rebates, isDone];
  if (index % 3 === 2) return undefined;
  return [photo, isDone];
}

async function post(story: Told, at: Date) {
  const { index, owner, address, system, status, via } = story;
  const body = {
    ...system,
    ...customerOf(index),
    ...(await photosOf(story, at)),
    address,
    // Most retailers who still look for an installer give a preferred week.
    preferredWeek: status === 'posted' && index % 3 !== 0 ? story.clock.date(10 + (index % 5) * 7) : null,
    isPublic: via === 'application',
    requirements: requirementsOf(story),
    status: status === 'draft' ? ('draft' as const) : ('posted' as const),
  };
  return (await owner.call(at, 'createJob', { body })).job;
}

const apply = ({ index }: Story, crew: Person, id: string, at: Date) =>
  crew.call(at, 'applyForJob', {
    params: { id },
    body: { message: applicationMessage(index), leadTimeDays: 5 + (index % 4) * 3 },
  });

/** Sends the story's invitation or applications, which no one answers yet. */
async function ask(story: Told, id: string, at: Date): Promise<void> {
  const { owner, crew, others, via } = story;
  const params = { id };
  if (via === 'invite') {
    const body = { installerIds: [crew.id], message: 'You know this kind of roof. Interested?' };
    await owner.call(at, 'inviteInstallers', { params, body });
  } else if (via === 'application') {
    for (const other of [crew, ...others]) await apply(story, other, id, at);
  }
}

async function award(story: Told, id: string, at: Date): Promise<void> {
  const { owner, crew, via } = story;
  const params = { id };
  if (via === 'application') {
    const accepted = { params: { id: childId(id, crew.id) }, body: { status: 'accepted' as const } };
    await owner.call(at, 'decideApplication', accepted);
  } else if (via === 'invite') {
    await crew.call(at, 'respondToInvite', { params: { id: childId(id, crew.id) }, body: { status: 'accepted' } });
  } else {
    await crew.call(at, 'acceptJob', { params, body: await owner.call(at, 'shareJob', { params, body: {} }) });
  }
}

/** Completes `count` requirements, one after the other. Returns the id of the first. */
async function meetRequirements(story: Told, id: string, count: number): Promise<string> {
  const { index, crew, company, address, installed, clock } = story;
  const at = clock.ago(installed, 14);
  const { requirements } = await crew.call(at, 'listRequirements', { params: { id } });
  const paper = { address, company, date: clock.date(-installed) };
  for (const requirement of requirements.slice(0, count)) {
    const file = { file_upload: certificate(paper), photo: finishedPhoto(index), checkbox: null }[requirement.type];
    const fileUrl = file && (await crew.upload(at, file));
    const params = { requirementId: requirement.id };
    await crew.call(at, 'completeRequirement', { params, body: { completed: true, fileUrl } });
  }
  return requirements[0]?.id ?? '';
}

/** Returns a submitted requirement to the installer, as an owner who wants changes. */
const sendBack = ({ owner, clock, installed }: Told, requirementId: string) =>
  owner.call(clock.ago(installed, 17), 'returnRequirement', {
    params: { requirementId },
    body: { reason: 'I cannot read the serial number. Please do this one again.' },
  });

/** Requests payment, for some jobs with an extra amount. Returns the whole amount. */
async function requestPayment({ index, crew, clock, installed }: Told, id: string, price: number): Promise<number> {
  const hasExtra = index % 4 === 1;
  const requestedAmount = price + (hasExtra ? 180 : 0);
  const changeDescription = hasExtra ? 'Extra cable run to the meter box, agreed by phone' : null;
  // For half of the jobs, the installer asks for payment within a week.
  const dueDate = index % 2 === 0 ? clock.date(9 - installed) : null;
  const body = { requestedAmount, changeDescription, dueDate };
  await crew.call(clock.ago(installed - 2, 9), 'requestPayment', { params: { id }, body });
  return requestedAmount;
}

async function pay(story: Told, id: string, amount: number): Promise<void> {
  const { owner, company, address, clock, installed } = story;
  const paper = { address, company, date: clock.date(5 - installed) };
  const at = clock.ago(installed - 5, 11);
  const remittanceUrl = await owner.upload(at, remittance(paper, amount));
  await owner.call(at, 'approvePayment', { params: { id }, body: { remittanceUrl } });
}

async function review({ tone, owner, crew, clock, installed }: Told, jobId: string): Promise<void> {
  await owner.call(clock.ago(installed - 6), 'createRating', { body: { jobId, ...reviewOfInstaller(tone) } });
  await crew.call(clock.ago(installed - 7), 'createRating', { body: { jobId, ...reviewOfRetailer(tone) } });
}

/** Shows a photo of the work, if there is one, on both company pages: the installer asks, and the owner allows it. */
async function showPhoto({ owner, crew, clock, installed }: Told, id: string): Promise<void> {
  const params = { id };
  const at = clock.ago(installed - 8, 10);
  const { requirements } = await crew.call(at, 'listRequirements', { params });
  const [photo] = requirements.flatMap(({ photos = [] }) => photos);
  if (!photo) return;
  const body = { fileUrl: photo.fileUrl, isAgreed: true as const };
  const { shownPhoto } = (await crew.call(at, 'askToShowPhoto', { params, body })).job;
  if (!shownPhoto) return;
  const allowed = { photoId: shownPhoto.id, isAllowed: true };
  await owner.call(clock.ago(installed - 9, 10), 'answerShownPhoto', { params, body: allowed });
}

const before = ({ clock, installed }: Told, days: number, hour: number) => clock.ago(installed + days, hour);
/** Returns for how many days an open job has been open. */
const openDays = ({ turn }: Told): number => turn * 2;

/** Adds the steps of a job that is not awarded yet. A new job has no response. Older jobs have applications or an invitation. */
async function tellOpen(story: Told, id: string): Promise<void> {
  const days = openDays(story);
  if (story.status === 'posted' && days > 0) await ask(story, id, story.clock.ago(days - 1, 12));
}

const everything = 25;

async function tellAwarded(story: Told, id: string, price: number): Promise<void> {
  const { status, turn, index, owner, crew, answered, clock, installed } = story;
  const params = { id };
  await ask(story, id, before(story, lead.asked, 12));
  await award(story, id, before(story, answered.daysBefore, answered.hour));
  if (status === 'accepted') return;
  const installationDate = clock.date(-installed);
  await crew.call(before(story, lead.dated, 15), 'scheduleJob', { params, body: { installationDate } });
  if (status === 'booked') return;
  if (status === 'cancelled') {
    const at = before(story, lead.dated - 4, 16);
    await owner.call(at, 'cancelJob', { params, body: { reason: cancelReason(index) } });
    return;
  }
  await crew.call(clock.ago(installed, 7), 'startJob', { params });
  const met = await meetRequirements(story, id, status === 'in_progress' ? 1 : everything);
  if (status === 'in_progress') {
    if (index % 4 !== 0) await sendBack(story, met);
    return;
  }
  await crew.call(clock.ago(installed, 16), 'completeJob', { params });
  if (status === 'completed' && turn > 0) return;
  const amount = await requestPayment(story, id, price);
  if (status === 'completed') return;
  await pay(story, id, amount);
  if (status === 'archived') await review(story, id);
  await showPhoto(story, id);
}

/** Makes all API calls of the people in a story, and dates each call with its day in the story. Returns the id of the job. */
export async function tellStory(story: Told): Promise<string> {
  if (story.status === 'draft' || story.status === 'posted') {
    const { id } = await post(story, story.clock.ago(openDays(story), 9));
    await tellOpen(story, id);
    return id;
  }
  const { id, priceExGst } = await post(story, before(story, lead.posted, 9));
  await tellAwarded(story, id, priceExGst);
  return id;
}
