import { FilesFields } from './files-fields.tsx';
import { FormPart } from './form-part.tsx';

export const FilesPart = () => (
  <FormPart
    id="files"
    number={3}
    title="Photos & documents"
    text="You need the photos marked with an asterisk to post the job."
  >
    <FilesFields />
  </FormPart>
);
