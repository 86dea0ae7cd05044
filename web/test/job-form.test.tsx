import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '#shared/api/index.ts';
import { pdf, png } from '../../infra/tools/in-process/builders.ts';
import { dropFiles } from '../src/lib/uploads/kept-files.ts';
import { uploadQuickly } from './quick-uploads.ts';
import { type App, browseAs, type Client, startRealApi } from './real-api.ts';
import { openApp } from './render-app.tsx';

let app: App;
let retailer: Client;
beforeAll(async () => {
  app = await startRealApi();
  retailer = await app.retailer();
});
afterAll(() => app.close());
beforeEach(async () => {
  uploadQuickly();
  browseAs(retailer);
  openApp('/jobs/create');
  await screen.findByRole('form', { name: 'New job' });
  return () => dropFiles(() => true);
});

const areas = [
  { label: 'Panel layout photo', megabytes: 10, most: 1, said: 'Panel layout photo uploaded' },
  { label: 'Switchboard photo', megabytes: 10, most: 1, said: 'Switchboard photo uploaded' },
  { label: 'Inverter location photo', megabytes: 10, most: 1, said: 'Inverter location photo uploaded' },
  { label: 'Installation detail photos', megabytes: 5, most: 5, said: '2 installation detail photos uploaded' },
  { label: 'Connection pre-approval PDF', megabytes: 10, most: 1, said: 'Connection pre-approval PDF uploaded' },
];

/** Matches the name of an upload button. It begins with the label, and the button's text and the allowed files follow. */
const uploadOf = (label: string) => (name: string) => name.startsWith(`Upload ${label}.`);

const isPdf = (label: string) => label.endsWith('PDF');
let count = 0;
function fileFor(label: string): File {
  count += 1;
  const content = isPdf(label) ? pdf(`file ${count}`) : png(`file ${count}`);
  return new File([new Uint8Array(content)], `file ${count}`, { type: isPdf(label) ? 'application/pdf' : 'image/png' });
}
const filesFor = (label: string, length: number) => Array.from({ length }, () => fileFor(label));
function largeFor(label: string, megabytes: number): File {
  const file = fileFor(label);
  Object.defineProperty(file, 'size', { value: megabytes * 1024 * 1024 + 1 });
  return file;
}
const groupOf = (label: string) => within(screen.getByRole('group', { name: label }));
/** Drops files on an upload area. A drop can include files that the file dialog would not offer. */
const drop = (label: string, files: File[]) =>
  fireEvent.drop(groupOf(label).getByRole('button', { name: uploadOf(label) }), { dataTransfer: { files } });

/** Loses all requests to this route until the returned function is called. */
function losing({ path }: { path: string }): () => void {
  const real = globalThis.fetch;
  const restore = () => {
    globalThis.fetch = real;
  };
  globalThis.fetch = async (input, init) => {
    if (String(input) === path) throw new TypeError('Failed to fetch');
    return real(input, init);
  };
  onTestFinished(restore);
  return restore;
}

describe('the upload areas of the job form', () => {
  it('keep the focus during and after an upload', async () => {
    const { label } = areas[0] as (typeof areas)[number];
    groupOf(label)
      .getByRole('button', { name: uploadOf(label) })
      .focus();
    drop(label, filesFor(label, 1));
    await groupOf(label).findByText('Upload successful');
    const group = screen.getByRole('group', { name: label });
    expect(group).toHaveFocus();
    await userEvent.tab();
    expect(group).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(groupOf(label).getByRole('button', { name: `Remove ${label}` }));
    await groupOf(label).findByRole('button', { name: uploadOf(label) });
    expect(group).toHaveFocus();
  });

  it('name the allowed files, refuse all others, and name the uploaded files', async () => {
    for (const { label, megabytes, most, said } of areas) {
      const group = groupOf(label);
      expect(group.getByText(new RegExp(`at most ${megabytes} MB`))).toBeVisible();
      drop(label, [largeFor(label, megabytes)]);
      expect(group.getByText(`Some files exceed the ${megabytes}MB size limit`)).toBeVisible();
      drop(label, [new File(['x'], 'x', { type: 'text/plain' })]);
      expect(group.getByText(isPdf(label) ? 'Choose a PDF' : /^Choose an image/)).toBeVisible();
      drop(label, filesFor(label, most + 1));
      expect(group.getByText(`Maximum ${most} file(s) allowed`)).toBeVisible();
      drop(label, filesFor(label, Math.min(most, 2)));
      await group.findByText('Upload successful');
      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(group.queryByText(`Maximum ${most} file(s) allowed`)).toBeNull();
      await userEvent.click(group.getAllByRole('button', { name: /^Remove/ })[0] as HTMLElement);
      expect(await screen.findByText(isPdf(label) ? 'Document removed' : 'Photo removed')).toBeInTheDocument();
    }
    // The banners disappear automatically. The page's message about the last removal may still be visible.
    const banners = () => areas.flatMap(({ label }) => groupOf(label).queryAllByText('Upload successful'));
    await waitFor(() => expect(banners()).toEqual([]), { timeout: 30_000 });
  });

  it('send the interrupted file and the files behind it again automatically after a lost connection', async () => {
    const found = losing(routes.createUpload);
    const sent = ['Switchboard photo', 'Installation detail photos'] as const;
    for (const label of sent) {
      drop(label, filesFor(label, label === sent[0] ? 1 : 2));
      expect(await groupOf(label).findAllByText(/^Waiting/)).not.toHaveLength(0);
    }
    found();
    for (const [label, said] of [
      [sent[0], 'Switchboard photo uploaded'],
      [sent[1], '2 installation detail photos uploaded'],
    ] as const) {
      expect(await screen.findByText(said)).toBeInTheDocument();
      expect(groupOf(label).queryByText(/^Waiting/)).toBeNull();
    }
  });

  it('do not offer to send a file again that is not a picture', async () => {
    const label = 'Switchboard photo';
    drop(label, [new File(['no picture'], 'a.png', { type: 'image/png' })]);
    const refusal = await groupOf(label).findByRole('alert');
    expect(refusal).not.toHaveTextContent('try again');
    expect(groupOf(label).queryByText('Try again')).toBeNull();
  });

  it.each(['Connection pre-approval PDF', 'Installation detail photos'])(
    'keep a file that could not be made private yet, and say so: %s',
    async (label) => {
      losing(routes.setObjectAccess);
      drop(label, filesFor(label, 1));
      expect(await screen.findByText('Upload completed')).toBeInTheDocument();
      expect(screen.getByText('File uploaded but may need permission adjustment')).toBeInTheDocument();
      expect(groupOf(label).getByRole('button', { name: /^Remove/ })).toBeVisible();
    },
  );
});

describe('the list of what a job needs to be posted', () => {
  it('links to the input of each missing value', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'PV + Battery' }));
    for (const name of ['PV', 'Battery']) await userEvent.click(screen.getByRole('checkbox', { name }));
    const list = within(screen.getByRole('region', { name: 'Ready to post' }));
    const points: [string, () => HTMLElement][] = [
      ['Address missing\u00a0*', () => screen.getByLabelText(/^Address/)],
      ['Solar size missing\u00a0*', () => screen.getByLabelText('Panel size')],
      ['Battery size missing\u00a0*', () => screen.getByLabelText('Battery size')],
      ...areas
        .slice(0, 3)
        .map(({ label }): [string, () => HTMLElement] => [
          `${label} missing\u00a0*`,
          () => groupOf(label).getByRole('button', { name: uploadOf(label) }),
        ]),
      ['Accreditations missing\u00a0*', () => screen.getByRole('checkbox', { name: 'PV' })],
      ['Customer missing', () => screen.getByLabelText('Customer name')],
      ['Price missing\u00a0*', () => screen.getByLabelText(/^Price ex GST/)],
    ];
    expect(list.getByText(`0 of ${points.length}`)).toBeVisible();
    for (const [name, input] of points) {
      await userEvent.click(list.getByRole('button', { name }));
      expect(input()).toHaveFocus();
    }
    expect(list.getAllByRole('button')).toHaveLength(points.length);
  });
});

describe('the form of an off-grid job', () => {
  it('says that it needs no approval, and has no inputs for the network', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Battery Only' }));
    const ofTheNetwork = () => [
      ...screen.queryAllByRole('checkbox', { name: /^(Blackout protection|The network sets an export limit)/ }),
      ...screen.queryAllByLabelText('Connection pre-approval reference'),
      ...screen.queryAllByRole('group', { name: 'Connection pre-approval PDF' }),
    ];
    const note = 'Off-grid systems need no network pre-approval.';
    expect([ofTheNetwork().length, screen.queryByText(note)]).toEqual([4, null]);
    await userEvent.click(screen.getByRole('radio', { name: 'Off-Grid' }));
    expect(screen.getByText(note)).toBeVisible();
    expect(ofTheNetwork()).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Grid Connected' }));
    expect([ofTheNetwork().length, screen.queryByText(note)]).toEqual([4, null]);
  });
});

describe('the required licences', () => {
  const ticked = () =>
    ['PV', 'Battery', 'Off-Grid'].filter(
      (name) => (screen.getByRole('checkbox', { name }) as HTMLInputElement).checked,
    );
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${name}`) }));

  it('follow the job type and the connection until the retailer changes the licences', async () => {
    expect(ticked()).toEqual(['PV']);
    await choose('PV \\+ Battery');
    await choose('Off-Grid');
    expect(ticked()).toEqual(['PV', 'Battery', 'Off-Grid']);
    await userEvent.click(screen.getByRole('checkbox', { name: 'PV' }));
    await choose('PV Only');
    expect(ticked()).toEqual(['Battery', 'Off-Grid']);
  });
});
