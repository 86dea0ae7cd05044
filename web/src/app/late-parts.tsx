import Messages from '../components/messages.tsx';
import { FilesBar } from '../features/files/files-bar.tsx';
import { SignOutQuestion } from '../features/files/sign-out-question.tsx';
import { UploadRunner } from '../features/files/upload-runner.tsx';
import { Overlays } from '../features/palette/overlays.tsx';

/** The parts of every page that load after the page itself. Uploads are among them, because they continue on any page. */
export default function LateParts() {
  return (
    <>
      <Messages />
      <UploadRunner />
      <FilesBar />
      <SignOutQuestion />
      <Overlays />
    </>
  );
}
