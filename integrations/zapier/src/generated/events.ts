// Made from the contract by `npm run client`. Change the contract instead.

/** Names, occasions and examples of the events that Satchel sends. */
export const EVENTS = {
  'lead.received': {
    noun: 'Lead',
    label: 'Lead Received',
    description: 'Triggers when a visitor fills in a form, or someone releases a held submission.',
    sample: {
      id: '019a5b10-1b20-7d55-9a1f-6c8e4d2b0f71',
      cta: {
        id: '019a5b0d-8060-7b75-8c4e-5f1a9c3d7e86',
        name: 'Contact'
      },
      values: {
        email: 'bo@example.com'
      },
      consent: null,
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      siteId: null
    }
  },
  'file.received': {
    noun: 'File',
    label: 'File Received',
    description: 'Triggers when a visitor sends a file that was requested; it waits to be accepted or refused.',
    sample: {
      id: '019a5b10-4c20-7d31-9b52-7e0d3a5c8f16',
      request: {
        id: '019a5b10-1a08-7c22-8e41-5d9c2b4a7e05',
        title: 'Documents for the offer'
      },
      slot: 'Certificate',
      name: 'certificate.pdf',
      bytes: 48213,
      mime: 'application/pdf',
      scanned: 'clean',
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      recipient: 'bo@example.com',
      sender: {
        email: 'bo@example.com',
        proved: true
      }
    }
  },
  'message.received': {
    noun: 'Message',
    label: 'Message Received',
    description: 'Triggers when a visitor replies on a link, or asks for a new one.',
    sample: {
      id: '019a5b22-3e10-7b64-9d71-2a6c8f0e4b15',
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      conversationId: '019a5b22-3d05-7c18-8f42-6b9d1e3a7c20',
      itemType: 'ITEM',
      itemId: '019a5a01-2b10-7c33-9d54-2a1f5c7e0b38',
      itemName: 'Price list 2027',
      recipient: 'bo@example.com',
      visitor: {
        name: 'Bo',
        email: 'bo@example.com',
        proved: true
      },
      kind: 'message',
      text: 'What about 500 sensors?'
    }
  },
  'message.sent': {
    noun: 'Message',
    label: 'Message Sent',
    description: 'Triggers when someone answers a visitor.',
    sample: {
      id: '019a5b23-0a40-7e2f-8c53-7d4b9f1e6a38',
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      conversationId: '019a5b22-3d05-7c18-8f42-6b9d1e3a7c20',
      itemType: 'ITEM',
      itemId: '019a5a01-2b10-7c33-9d54-2a1f5c7e0b38',
      itemName: 'Price list 2027',
      recipient: 'bo@example.com',
      visitor: {
        name: 'Bo',
        email: 'bo@example.com',
        proved: true
      },
      text: 'The price list for large orders is attached.',
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      },
      mailed: true,
      attached: [
        {
          id: '019a5b23-0b15-7a90-9e64-1c5f8d2b7a49',
          url: 'https://satchel.example.com/l/k7m3p9w2x4za',
          itemId: '019a5a01-7c20-7d11-8b35-4e6a9c0f2d57',
          itemName: 'Large orders'
        }
      ]
    }
  },
  'question.asked': {
    noun: 'Question',
    label: 'Question Asked',
    description: 'Triggers when a visitor asks a question at a page.',
    sample: {
      id: '019a5b20-7d10-7a42-8c63-1f0e4b6d9a27',
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      itemId: '019a5a01-2b10-7c33-9d54-2a1f5c7e0b38',
      itemName: 'Price list 2027',
      page: 7,
      quote: '355 EUR',
      text: 'Is there a discount for large orders?',
      recipient: 'bo@example.com',
      asker: {
        name: null,
        email: 'bo@example.com',
        proved: true
      }
    }
  },
  'question.answered': {
    noun: 'Question',
    label: 'Question Answered',
    description: 'Triggers when someone answers a question of a visitor.',
    sample: {
      id: '019a5b20-7d10-7a42-8c63-1f0e4b6d9a27',
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      itemId: '019a5a01-2b10-7c33-9d54-2a1f5c7e0b38',
      itemName: 'Price list 2027',
      page: 7,
      quote: '355 EUR',
      text: 'Is there a discount for large orders?',
      recipient: 'bo@example.com',
      asker: {
        name: null,
        email: 'bo@example.com',
        proved: true
      },
      answer: {
        by: {
          id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
          name: 'Ada'
        },
        text: 'Yes, from 100 sensors on.',
        at: '2026-11-20T10:12:00.000Z'
      }
    }
  },
  'link.passed-on': {
    noun: 'Link',
    label: 'Link Passed-On',
    description: 'Triggers when a visitor passes a link on to a colleague, who gets a link of their own.',
    sample: {
      id: '019a5b11-2c40-7e05-8b31-4d6f0a9c2e17',
      url: 'https://satchel.example.com/l/m4x2t8r6w9zd',
      itemType: 'ITEM',
      itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      itemName: 'Price list',
      recipient: 'cy@example.com',
      sharedBy: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      },
      parentLinkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      name: 'Cy Young',
      passedBy: {
        email: 'bo@example.com',
        emailProved: true
      }
    }
  },
  'agreement.accepted': {
    noun: 'Agreement',
    label: 'Agreement Accepted',
    description: 'Triggers when a visitor of a link agrees to what it asks them to.',
    sample: {
      id: '019a5b10-5d31-7a40-8c63-2f1e4b6d9a27',
      agreement: {
        id: '019a5b10-0c14-7f35-a7d2-6b8c1e3f5d49',
        name: 'Confidentiality',
        version: 2
      },
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      name: 'Bo Berg',
      email: 'bo@example.com',
      proved: true,
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      recipient: 'bo@example.com'
    }
  },
  'plan.changed': {
    noun: 'Plan',
    label: 'Plan Changed',
    description: 'Triggers when a visitor or the team changes a task of the plan on a site, or comments on it.',
    sample: {
      id: '019a5b24-1c70-7d18-9b42-3e6f0a9c5d27',
      site: {
        id: '019a5b0d-9a15-7c02-8d53-2b6f4e1a7c39',
        name: 'Sensors for Acme'
      },
      task: {
        id: 'security-review',
        name: 'Security review',
        state: 'done',
        dueOn: '2026-11-27',
        owner: {
          name: 'Bo Berg',
          email: 'bo@example.com'
        }
      },
      comment: 'Our IT has no objections.',
      by: {
        userId: null,
        name: 'Bo Berg',
        email: 'bo@example.com'
      },
      linkId: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      recipient: 'bo@example.com',
      total: 9,
      done: 4,
      late: 0,
      next: {
        id: 'contract',
        name: 'Contract',
        dueOn: '2026-12-04'
      }
    }
  },
  'link.created': {
    noun: 'Link',
    label: 'Link Created',
    description: 'Triggers when someone creates a link.',
    sample: {
      id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      url: 'https://satchel.example.com/l/k3v9q',
      itemType: 'ITEM',
      itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      itemName: 'Price list',
      recipient: 'bo@example.com',
      sharedBy: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      },
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'link.viewed': {
    noun: 'Link',
    label: 'Link Viewed',
    description: 'Triggers when a person opens a link; not for bots and repeated visits.',
    sample: {
      id: '019a5b0f-2a10-7c44-8f0e-5b7d3c1a9e60',
      at: '2026-11-25T04:00:00.000Z',
      country: 'CH',
      link: {
        id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
        slug: 'k3v9q',
        itemType: 'ITEM',
        itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
        itemName: 'Price list',
        recipient: 'bo@example.com',
        sharedBy: {
          id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
          name: 'Ada'
        }
      }
    }
  },
  'link.read': {
    noun: 'Link',
    label: 'Link Read',
    description: 'Triggers when a visit to a link that shows a page has ended: how it was read, and by whom.',
    sample: {
      id: '019a5b0f-2a10-7c44-8f0e-5b7d3c1a9e60',
      at: '2026-11-25T04:00:00.000Z',
      endedAt: '2026-11-25T04:03:10.000Z',
      reader: {
        email: 'bo@example.com',
        emailProved: true
      },
      certainty: 'proved',
      isFirst: true,
      seconds: 185,
      minutes: 3.1,
      share: 0.25,
      longestPages: [
        {
          itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
          page: 3,
          seconds: 95.5
        }
      ],
      items: [
        {
          id: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
          name: 'Price list',
          seconds: 185,
          share: 0.25
        }
      ],
      downloaded: false,
      country: 'CH',
      device: 'desktop',
      link: {
        id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
        slug: 'k3v9q',
        itemType: 'ITEM',
        itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
        itemName: 'Price list',
        recipient: 'bo@example.com',
        sharedBy: {
          id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
          name: 'Ada'
        }
      }
    }
  },
  'link.downloaded': {
    noun: 'Link',
    label: 'Link Downloaded',
    description: 'Triggers when a visitor downloads a file, or a collection as a whole.',
    sample: {
      id: '019a5b0f-2a10-7c44-8f0e-5b7d3c1a9e60',
      at: '2026-11-25T04:00:00.000Z',
      item: {
        id: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
        name: 'Price list'
      },
      reader: {
        email: 'bo@example.com',
        emailProved: true
      },
      link: {
        id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
        slug: 'k3v9q',
        itemType: 'ITEM',
        itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
        itemName: 'Price list',
        recipient: 'bo@example.com',
        sharedBy: {
          id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
          name: 'Ada'
        }
      }
    }
  },
  'link.expiring': {
    noun: 'Link',
    label: 'Link Expiring',
    description: 'Triggers when a link expires within a day.',
    sample: {
      id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      url: 'https://satchel.example.com/l/k3v9q',
      itemType: 'ITEM',
      itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      itemName: 'Price list',
      recipient: 'bo@example.com',
      sharedBy: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      },
      expiresAt: '2026-11-26T00:00:00.000Z'
    }
  },
  'link.withdrawn': {
    noun: 'Link',
    label: 'Link Withdrawn',
    description: 'Triggers when someone withdraws a link, which then doesn’t open anymore.',
    sample: {
      id: '019a5b0e-7bf0-7c06-a1a8-0a4d1a6c9b52',
      url: 'https://satchel.example.com/l/k3v9q',
      itemType: 'ITEM',
      itemId: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      itemName: 'Price list',
      recipient: 'bo@example.com',
      sharedBy: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      },
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'item.added': {
    noun: 'Item',
    label: 'Item Added',
    description: 'Triggers when an item is uploaded, added or imported.',
    sample: {
      id: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      kind: 'file',
      name: 'Price list',
      url: null,
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'item.updated': {
    noun: 'Item',
    label: 'Item Updated',
    description: 'Triggers when an item changes, or its new file is ready.',
    sample: {
      id: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      kind: 'file',
      name: 'Price list',
      url: null,
      fields: [
        'file',
        'name'
      ],
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'item.expired': {
    noun: 'Item',
    label: 'Item Expired',
    description: 'Triggers when the last day of an item is over: its links don’t open anymore.',
    sample: {
      id: '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80',
      kind: 'file',
      name: 'Price list',
      url: null,
      expiresOn: '2026-11-24',
      owner: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'collection.updated': {
    noun: 'Collection',
    label: 'Collection Updated',
    description: 'Triggers when a collection of the team changes.',
    sample: {
      id: '019a5b0d-4c20-7d31-8e0a-1b7c5d9e3f42',
      name: 'Spring fair',
      fields: [
        'items'
      ],
      added: [
        'Price list'
      ],
      removed: [],
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'site.published': {
    noun: 'Site',
    label: 'Site Published',
    description: 'Triggers when a site is published, for the first time or again.',
    sample: {
      id: '019a5b0d-5d30-7e42-9f1b-2c8d6e0f4a53',
      name: 'Spring fair',
      url: 'https://satchel.example.com/p/spring-fair',
      isFirst: true,
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'wish.created': {
    noun: 'Wish',
    label: 'Wish Created',
    description: 'Triggers when someone adds a wish.',
    sample: {
      id: '019a5b0d-6e40-7f53-8a2c-3d9e7f1a5b64',
      kind: 'content',
      title: 'A case study',
      description: 'Of a customer in retail',
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'wish.delivered': {
    noun: 'Wish',
    label: 'Wish Delivered',
    description: 'Triggers when a wish is done.',
    sample: {
      id: '019a5b0d-6e40-7f53-8a2c-3d9e7f1a5b64',
      kind: 'content',
      title: 'A case study',
      organization: 'Acme',
      itemIds: [
        '019a5b0d-3f10-7b1e-9a3b-6d1f5e2c7a80'
      ],
      author: {
        id: '019a5b0d-11aa-7d10-9f43-5d0a2b6f7e90',
        name: 'Bo'
      },
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  },
  'person.joined': {
    noun: 'Person',
    label: 'Person Joined',
    description: 'Triggers when someone joins the account, or is reactivated.',
    sample: {
      id: '019a5b0d-11aa-7d10-9f43-5d0a2b6f7e90',
      name: 'Bo',
      email: 'bo@example.com',
      role: 'editor',
      isReturn: false
    }
  },
  'person.left': {
    noun: 'Person',
    label: 'Person Left',
    description: 'Triggers when someone is deactivated, or leaves.',
    sample: {
      id: '019a5b0d-11aa-7d10-9f43-5d0a2b6f7e90',
      name: 'Bo',
      email: 'bo@example.com',
      by: {
        id: '019a5b0d-0e12-7b3c-8d55-6c1f0e9a7b21',
        name: 'Ada'
      }
    }
  }
} as const

export type EventName = keyof typeof EVENTS
