import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openAs, withBackend } from '../../support/product.tsx';

const backend = withBackend();

describe('the tutorial video', () => {
  it('is played, paused, unmuted and restarted by its buttons', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function (
      this: HTMLMediaElement,
    ) {
      Object.defineProperty(this, 'paused', { value: false, configurable: true });
      this.dispatchEvent(new Event('play'));
    });
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function (
      this: HTMLMediaElement,
    ) {
      Object.defineProperty(this, 'paused', { value: true, configurable: true });
      this.dispatchEvent(new Event('pause'));
    });
    const user = await openAs(backend(), 'ace', '/admin');
    const video = await screen.findByLabelText<HTMLVideoElement>('Tutorial video');
    expect(video.muted).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Play' }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Unmute' }));
    expect(video.muted).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Mute' }));
    expect(video.muted).toBe(true);
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/media/tutorial.en.vtt');
    await user.click(screen.getByRole('button', { name: 'Hide captions' }));
    expect(video.querySelector('track')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show captions' }));
    expect(video.querySelector('track')?.getAttribute('kind')).toBe('captions');
    video.currentTime = 12;
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(video.currentTime).toBe(0);
    expect(play).toHaveBeenCalledTimes(2);
    play.mockRestore();
    pause.mockRestore();
  });
});

describe('the tutorial of a plan', () => {
  it('is a call at the ticket desk for who has the desk alone', async () => {
    await openAs(backend(), 'expert', '/admin');
    await screen.findByText(/^A call in under half a minute/);
    const video = screen.getByLabelText<HTMLVideoElement>('Tutorial video');
    expect(video.getAttribute('src')).toBe('/media/desk-light.en.webm');
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/media/desk.en.vtt');
  });

  it('can be chosen by who has both simulations', async () => {
    const user = await openAs(backend(), 'golden', '/admin');
    await user.click(await screen.findByRole('radio', { name: 'The ticket desk' }));
    expect(screen.getByLabelText('Tutorial video').getAttribute('src')).toBe('/media/desk-light.en.webm');
    await user.click(screen.getByRole('radio', { name: 'The bench' }));
    expect(screen.getByLabelText('Tutorial video').getAttribute('src')).toBe('/media/tutorial.webm');
  });
});
