import Messages from '../components/messages.tsx';
import { FilesBar } from '../features/files/files-bar.tsx';
import { SignOutQuestion } from '../features/files/sign-out-question.tsx';
import { UploadRunner } from '../features/files/upload-runner.tsx';

/** What stands over every page and loads after it. Files are sent on whatever page the person is. */
export default function LateParts() {
  return (
    <>
      <Messages />
      <UploadRunner />
      <FilesBar />
      <SignOutQuestion />
    </>
  );
}
