import { Button, Stack } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { Facts } from '#web/src/components/facts.tsx';
import { objectUrl } from '#web/src/lib/server/object-url.ts';
import { useJobScreen } from '../screen/job-screen.tsx';
import { Section } from '../screen/section.tsx';

export function DocumentsSection() {
  const { job } = useJobScreen();
  const document = job.connectionPreApprovalPdf;
  return (
    <Section card="documents">
      <Stack gap="4" align="start">
        {job.connectionPreApprovalRef && (
          <Facts of={[['Connection pre-approval reference', job.connectionPreApprovalRef]]} columns={1} />
        )}
        {document && (
          <Button asChild variant="outline" size="lg">
            <a href={objectUrl(document)} target="_blank" rel="noopener noreferrer">
              <FileText size={18} /> View PDF Document
            </a>
          </Button>
        )}
      </Stack>
    </Section>
  );
}
