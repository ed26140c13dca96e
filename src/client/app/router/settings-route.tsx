import { CodeForm } from '../../features/login/code-form';
import { SettingsPage } from '../../features/settings/settings-page';

/** Features do not know one another: here the settings get the form for the code of a letter. */
export const SettingsRoute = () => <SettingsPage confirmEmail={(email, onDone, justSent) => <CodeForm email={email} onDone={onDone} justSent={justSent} />} />;
