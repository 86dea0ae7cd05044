import { Button, type ButtonProps } from '@chakra-ui/react';
import { ArrowDown, Upload } from 'lucide-react';
import { useState } from 'react';
import { CameraButton } from '#web/src/components/file-upload/camera-button.tsx';
import { FileButton } from '#web/src/components/file-upload/file-button.tsx';
import { typesOf } from '#web/src/components/file-upload/file-kinds.ts';
import { notify } from '#web/src/lib/notify.ts';
import { useIsNarrow } from '#web/src/lib/use-is-narrow.ts';
import { rowIdOf, useNextRequirement } from '../prove/requirement-anchors.ts';
import { documentLimits, photoLimits, useHandIn } from '../prove/use-hand-in.ts';
import type { Requirement } from '../screen/job-screen.tsx';

type Look = Pick<ButtonProps, 'size' | 'minHeight' | 'flex' | 'px'>;

interface NextRequirementProps extends Look {
  of: Requirement;
  /** Called with true when the camera or the file chooser opens, and with false when it closes. */
  onChoose: (isOpen: boolean) => void;
}

/**
 * Returns the next requirement. While the camera or the file chooser is open, an upload that ends does not change the requirement,
 * so that the file is for the named one.
 */
export function useHeldRequirement(): { next: Requirement | undefined; hold: (isHeld: boolean) => void } {
  const [held, setHeld] = useState<string | null>(null);
  const next = useNextRequirement(held);
  return { next, hold: (isHeld) => setHeld(isHeld && next ? next.id : null) };
}

/** Opens the camera on a phone, and a file chooser on a desktop. The device keeps the files and uploads them in the background. */
function ChooseFiles({ of: requirement, onChoose, ...look }: NextRequirementProps) {
  const isNarrow = useIsNarrow();
  const isPhoto = requirement.type === 'photo';
  const limits = isPhoto ? photoLimits : documentLimits;
  const { take } = useHandIn(requirement, limits);
  const chooser = {
    label: requirement.label,
    onFiles: (files: File[]) => {
      const refusal = take(files);
      if (refusal !== null) notify.failure(refusal);
    },
    onOpen: () => onChoose(true),
    onClose: () => onChoose(false),
    ...look,
  };
  if (isNarrow && isPhoto)
    return (
      <CameraButton
        text={requirement.returnedReason ? 'Retake photo' : 'Take photo'}
        isDue
        display="inline-flex"
        {...chooser}
      />
    );
  const text = isPhoto ? 'Upload photo' : 'Upload document';
  const input = {
    accept: typesOf(limits.kind),
    multiple: limits.maxFiles > 1,
    'aria-label': `${text}: ${requirement.label}`,
  };
  return <FileButton text={text} icon={Upload} input={input} {...chooser} />;
}

/** Scrolls to the row of a requirement. */
const ShowRow = ({ of: requirement, ...look }: Look & { of: Requirement }) => (
  <Button asChild {...look}>
    <a href={`#${rowIdOf(requirement)}`} aria-label={`Show next: ${requirement.label}`}>
      Show next
      <ArrowDown size={16} aria-hidden />
    </a>
  </Button>
);

/** The button for the next open requirement. A phone's bar leads to the row of a checkbox or a document, which is further down. */
export function NextRequirementButton({ onChoose, ...next }: NextRequirementProps) {
  const isNarrow = useIsNarrow();
  const { type } = next.of;
  const isInRow = type === 'checkbox' || (type === 'file_upload' && isNarrow);
  return isInRow ? <ShowRow {...next} /> : <ChooseFiles onChoose={onChoose} {...next} />;
}
