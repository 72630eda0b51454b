// Made from the contract by `npm run client`. Change the contract instead.
import type { INodePropertyOptions } from 'n8n-workflow'

export const eventOptions: INodePropertyOptions[] = [
  {
    name: 'Agreement Accepted',
    value: 'agreement.accepted',
    description: 'A visitor of a link agrees to what it asks them to'
  },
  {
    name: 'Collection Updated',
    value: 'collection.updated',
    description: 'A collection of the team changes'
  },
  {
    name: 'File Received',
    value: 'file.received',
    description: 'A visitor sends a file that was requested; it waits to be accepted or refused'
  },
  {
    name: 'Item Added',
    value: 'item.added',
    description: 'An item is uploaded, added or imported'
  },
  {
    name: 'Item Expired',
    value: 'item.expired',
    description: 'The last day of an item is over: its links don’t open anymore'
  },
  {
    name: 'Item Updated',
    value: 'item.updated',
    description: 'An item changes, or its new file is ready'
  },
  {
    name: 'Lead Received',
    value: 'lead.received',
    description: 'A visitor fills in a form, or someone releases a held submission'
  },
  {
    name: 'Link Created',
    value: 'link.created',
    description: 'Someone creates a link'
  },
  {
    name: 'Link Downloaded',
    value: 'link.downloaded',
    description: 'A visitor downloads a file, or a collection as a whole'
  },
  {
    name: 'Link Expiring',
    value: 'link.expiring',
    description: 'A link expires within a day'
  },
  {
    name: 'Link Passed-On',
    value: 'link.passed-on',
    description: 'A visitor passes a link on to a colleague, who gets a link of their own'
  },
  {
    name: 'Link Read',
    value: 'link.read',
    description: 'A visit to a link that shows a page has ended: how it was read, and by whom'
  },
  {
    name: 'Link Viewed',
    value: 'link.viewed',
    description: 'A person opens a link; not for bots and repeated visits'
  },
  {
    name: 'Link Withdrawn',
    value: 'link.withdrawn',
    description: 'Someone withdraws a link, which then doesn’t open anymore'
  },
  {
    name: 'Message Received',
    value: 'message.received',
    description: 'A visitor replies on a link, or asks for a new one'
  },
  {
    name: 'Message Sent',
    value: 'message.sent',
    description: 'Someone answers a visitor'
  },
  {
    name: 'Person Joined',
    value: 'person.joined',
    description: 'Someone joins the account, or is reactivated'
  },
  {
    name: 'Person Left',
    value: 'person.left',
    description: 'Someone is deactivated, or leaves'
  },
  {
    name: 'Plan Changed',
    value: 'plan.changed',
    description: 'A visitor or the team changes a task of the plan on a site, or comments on it'
  },
  {
    name: 'Question Answered',
    value: 'question.answered',
    description: 'Someone answers a question of a visitor'
  },
  {
    name: 'Question Asked',
    value: 'question.asked',
    description: 'A visitor asks a question at a page'
  },
  {
    name: 'Site Published',
    value: 'site.published',
    description: 'A site is published, for the first time or again'
  },
  {
    name: 'Wish Created',
    value: 'wish.created',
    description: 'Someone adds a wish'
  },
  {
    name: 'Wish Delivered',
    value: 'wish.delivered',
    description: 'A wish is done'
  }
]
