import type { Explained } from './explanation.ts';

export const views: readonly Explained[] = [
  {
    file: 'functions/core/work/requirement-view.ts',
    line: 'export function viewRequirements(access: JobAccess, handIns: readonly DocumentRow[] = []): RequirementView[] {',
    replacement: '["Stryker was here"]',
    reason: 'A text is no file of any requirement.',
  },
  {
    file: 'functions/core/work/requirement-view.ts',
    line: "isOnRecord && access.requirements.some(({ type }) => type !== 'checkbox') ? await readHandIns(jobId) : [];",
    replacement: '["Stryker was here"]',
    reason: 'A text is no file of any requirement.',
  },
];
