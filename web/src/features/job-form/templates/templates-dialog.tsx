import { Button, HStack, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link, useSearchParams } from 'react-router-dom';
import { DialogFrame } from '#web/src/components/dialog/dialog-frame.tsx';
import { ReadGate } from '#web/src/components/read-gate.tsx';
import { templateAt } from '#web/src/config/links.ts';
import { useUser } from '#web/src/lib/server/session.tsx';
import type { JobValues } from '../values/job-values.ts';
import { NameField } from './name-field.tsx';
import { ReplaceTemplate } from './replace-template.tsx';
import { replacedFields } from './replaced-fields.ts';
import { maxTemplates, type Template, templateOf, useTemplates } from './templates.ts';

interface TemplateRowProps {
  template: Template;
  onRename: (to: string) => void;
  onRemove: () => void;
}

function TemplateRow({ template: { name }, onRename, onRemove }: TemplateRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  if (isRenaming)
    return (
      <li>
        <NameField
          label={`New name of ${name}`}
          first={name}
          button="Rename"
          onName={(to) => {
            setRenaming(false);
            onRename(to);
          }}
        />
      </li>
    );
  return (
    <HStack as="li" gap="1">
      <Button asChild variant="outline" size="lg" flex="1" minWidth="0" justifyContent="start">
        <Link to={templateAt(name)} replace>
          <Text as="span" truncate>
            {name}
          </Text>
        </Link>
      </Button>
      <IconButton variant="ghost" size="lg" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
        <Pencil size={18} />
      </IconButton>
      <IconButton variant="ghost" size="lg" aria-label={`Delete ${name}`} onClick={onRemove}>
        <Trash2 size={18} />
      </IconButton>
    </HStack>
  );
}

interface TemplatesDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Starts a new job from a template, and saves the form's terms as a new template. */
export default function TemplatesDialog({ isOpen, onClose }: TemplatesDialogProps) {
  const { id } = useUser();
  const { getValues, formState } = useFormContext<JobValues>();
  const { read, items: templates, save, rename, remove } = useTemplates(id);
  const startedFrom = useSearchParams()[0].get('template');
  const [asked, ask] = useState<Template | null>(null);
  const kept = templates.find(({ name }) => name === asked?.name);
  const saveUnlessOther = (name: string, onSaved: () => void) => {
    const template = templateOf(name, getValues());
    const same = templates.find((each) => each.name === name);
    if (same && openedFields(same, template).length > 0) ask(template);
    else save(template, onSaved);
  };
  const openedFields = (same: Template, template: Template) =>
    replacedFields(same, template, startedFrom === same.name ? { ...formState.defaultValues } : undefined);
  return (
    <DialogFrame
      isOpen={isOpen}
      onClose={onClose}
      title="Templates"
      text="A template saves the system, price, visibility and requirements, but no customer or site details. Your templates are on all your devices."
    >
      <ReadGate of={read} waiting={<Skeleton height="11" role="status" aria-label="Loading..." />}>
        {() => (
          <Stack gap="5">
            {templates.length > 0 && (
              <Stack as="ul" listStyleType="none" gap="2" aria-label="Start from a template">
                {templates.map((template) => (
                  <TemplateRow
                    key={template.name}
                    template={template}
                    onRename={(to) => rename(template.name, to)}
                    onRemove={() => remove(template.name)}
                  />
                ))}
              </Stack>
            )}
            {asked && kept ? (
              <ReplaceTemplate
                template={asked}
                fields={openedFields(kept, asked)}
                onCancel={() => ask(null)}
                onSave={(terms) => {
                  save({ name: asked.name, terms });
                  ask(null);
                }}
              />
            ) : templates.length < maxTemplates ? (
              <NameField label="Template name" button="Save" onName={saveUnlessOther} />
            ) : (
              <Text color="fg.muted">
                You've saved the maximum of {maxTemplates} templates. Delete one to save another.
              </Text>
            )}
          </Stack>
        )}
      </ReadGate>
    </DialogFrame>
  );
}
