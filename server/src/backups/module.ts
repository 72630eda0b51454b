import { long } from '../platform/jobs/jobs.ts'
import type { Module } from '../platform/module.ts'
import { keepBackups } from './keep-backups.ts'

/** Backs up by itself, and restores the newest backup each week to see that it can be. */
export const backups: Module = {
  tasks: ({ services }) => ({ 'keep-backups': long(() => keepBackups(services)) }),
  cron: { 'keep-backups': '8 * * * *' },
}
