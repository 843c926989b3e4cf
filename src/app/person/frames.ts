/** Both frames in one file: whoever signs in needs the two. */
export { SessionFrame } from './session-frame.tsx';
export { SignInFrame } from './sign-in-frame.tsx';
